//! Where a table is, from the link somebody was sent.

use std::str::FromStr;

use game::Broken;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// The server, without a slash at its end.
    pub base: String,
    pub table: String,
    pub seat: Option<u8>,
    pub invite: Option<String>,
}

/// Letters of a table's name.
const NAME: usize = 16;

impl FromStr for Address {
    type Err = Broken;

    /// `https://games.example/join/TABLE/SEAT#INVITATION`, or any page of the table.
    fn from_str(link: &str) -> Result<Self, Broken> {
        let wrong = || {
            let form = "http://games.example/join/TABLE/SEAT#INVITATION";
            Broken::new(format!("`{link}` is no link to a table; one looks like {form}"))
        };
        let (page, invite) = link.trim().split_once('#').unwrap_or((link.trim(), ""));
        let (scheme, rest) = page.split_once("://").ok_or_else(wrong)?;
        if !["http", "https"].contains(&scheme) {
            return Err(wrong());
        }
        let parts: Vec<&str> = rest.split(['/', '?']).collect();
        let is_name =
            |part: &&str| part.len() == NAME && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        let place = parts.iter().skip(1).position(is_name).ok_or_else(wrong)? + 1;
        // What stands between server and table says which page it is.
        let pages = ["join", "table", "tables", "watch", "api"];
        let server = parts[..place].iter().take_while(|part| !pages.contains(part));
        Ok(Address {
            base: format!("{scheme}://{}", server.copied().collect::<Vec<_>>().join("/")),
            table: parts[place].to_owned(),
            seat: parts.get(place + 1).and_then(|part| part.parse().ok()),
            invite: Some(invite.to_owned()).filter(|invite| !invite.is_empty()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_server_table_seat_and_invitation() {
        let address: Address =
            "http://127.0.0.1:7777/join/0123456789abcdef/1#invite_xyz".parse().unwrap();
        assert_eq!(address.base, "http://127.0.0.1:7777");
        assert_eq!((address.table.as_str(), address.seat), ("0123456789abcdef", Some(1)));
        assert_eq!(address.invite.as_deref(), Some("invite_xyz"));
    }

    #[test]
    fn a_page_of_the_table_below_a_folder_will_do() {
        let address: Address =
            "https://games.example/serai/tables/0123456789abcdef?lang=it".parse().unwrap();
        assert_eq!(address.base, "https://games.example/serai");
        assert_eq!((address.seat, address.invite), (None, None));
    }

    #[test]
    fn anything_else_is_no_link() {
        for link in ["", "osaka", "ftp://x/join/0123456789abcdef", "http://x/join/12", "http://x"] {
            assert!(link.parse::<Address>().is_err(), "{link}");
        }
    }
}
