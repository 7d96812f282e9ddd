//! What can be chosen?

game::named! {
    /// A step a player chooses.
    pub enum Action: "action of this game" {
        /// Roll the die.
        Roll = "roll",
        /// Keep the turn's sum and pass the die on.
        Hold = "hold",
    }
}
