//! The full screen in a real terminal: tmux runs the program, keys are sent, the screen is read.
//! Without tmux there is no terminal to test in, and these tests say so and stop.

mod hygiene;
mod matches;
mod tmux;
mod visits;
