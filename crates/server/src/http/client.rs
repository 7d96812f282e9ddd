//! Where a request comes from, and whether it came by https: as the door saw it, or as a proxy that
//! is trusted says.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, request::Parts};

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Client {
    pub address: IpAddr,
    /// Whether it came by https, so that browsers may be told to send the key only so.
    pub secure: bool,
}

impl Client {
    /// As the door saw it.
    pub(crate) const fn new(address: IpAddr) -> Client {
        Client { address, secure: false }
    }

    /// The same as the proxy in between tells it.
    pub(crate) fn forwarded(self, headers: &HeaderMap) -> Client {
        let address = last(headers, "x-forwarded-for").and_then(read).unwrap_or(self.address);
        let secure = last(headers, "x-forwarded-proto") == Some("https");
        Client { address, secure }
    }
}

/// What the nearest proxy has added to a list.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

/// An address as proxies write it: alone, in brackets, with a port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    let address = bare.parse().ok().or_else(with_port);
    address.map(|address: IpAddr| address.to_canonical())
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let known = parts.extensions.get().copied();
        Ok(known.unwrap_or(Client::new(IpAddr::from([0; 4]))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_write_addresses_with_and_without_ports() {
        for (text, address) in [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:51234", "203.0.113.7"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:51234", "2001:db8::1"),
            ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
        ] {
            assert_eq!(read(text), address.parse().ok(), "{text}");
        }
        assert_eq!(read("unknown"), None);
        assert_eq!(read("203.0.113.7:port"), None);
    }

    #[test]
    fn only_what_the_nearest_proxy_added_counts() {
        let mut headers = HeaderMap::new();
        let peer = Client::new(IpAddr::from([10, 0, 0, 1]));
        assert_eq!(peer.forwarded(&headers), peer);
        headers.append("x-forwarded-for", "198.51.100.1".parse().unwrap());
        headers.append("x-forwarded-for", "192.0.2.9, 203.0.113.7:4711".parse().unwrap());
        headers.append("x-forwarded-proto", "http, https".parse().unwrap());
        let client = Client { address: IpAddr::from([203, 0, 113, 7]), secure: true };
        assert_eq!(peer.forwarded(&headers), client);
    }
}
