//! One notice to one address: HTTP POST with JSON, short timeouts, no redirects, and never to the
//! house's own network unless the host allows it. A name is resolved once and the connection goes to
//! what was checked, so that a name cannot change its meaning in between.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use game::{Phrase, say};
use lang::{Language, Speaker};
use serde_json::Value;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::wishes::Outcome;

/// From looking up the name to the end of the answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest address anyone needs.
const MOST_LETTERS: usize = 500;

const NOT_PUBLIC: &str = "the address is not on the public network";

#[derive(Clone, Debug)]
pub(super) struct Hook {
    agent: Agent,
    private: bool,
}

impl Hook {
    /// `private` allows addresses of the house's own network.
    pub(super) fn new(private: bool) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .proxy(None)
            .user_agent("serai")
            .build();
        let resolver = Guarded { private, inner: DefaultResolver::default() };
        Hook { agent: Agent::with_parts(config, DefaultConnector::default(), resolver), private }
    }

    pub(super) async fn send(&self, address: &str, body: &Value) -> Outcome {
        if let Err(why) = check(address, self.private) {
            return Outcome::refused(Speaker::new(Language::ENGLISH, Vec::new()).say(&why));
        }
        let (agent, address, body) = (self.agent.clone(), address.to_owned(), body.to_string());
        let sending = tokio::task::spawn_blocking(move || {
            let request = agent.post(&address).content_type("application/json");
            match request.send(body) {
                Ok(answer) => Outcome::answered(answer.status().as_u16()),
                Err(error) => Outcome::refused(error.to_string()),
            }
        });
        sending.await.unwrap_or_else(|error| Outcome::refused(error.to_string()))
    }
}

/// Refuses what is no web address, and numbers of the house's own network. Names are checked when
/// they are resolved.
pub(super) fn check(address: &str, private: bool) -> Result<(), Phrase> {
    let uri: Uri = match address.parse() {
        Ok(uri) if address.len() <= MOST_LETTERS => uri,
        _ => return Err(say!("server-notice-no-address")),
    };
    let (scheme, authority) = (uri.scheme_str(), uri.authority());
    let (Some("https" | "http"), Some(authority)) = (scheme, authority) else {
        return Err(say!("server-notice-scheme"));
    };
    if authority.as_str().contains('@') {
        return Err(say!("server-notice-secret"));
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    match host.parse::<IpAddr>() {
        Ok(number) if !private && !is_public(number) => Err(say!("server-notice-private")),
        _ => Ok(()),
    }
}

/// Looks names up, and gives back only what may be reached.
#[derive(Debug)]
struct Guarded {
    private: bool,
    inner: DefaultResolver,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        match self.private || found.iter().all(|address| is_public(address.ip())) {
            true => Ok(found),
            false => Err(ureq::Error::Other(NOT_PUBLIC.into())),
        }
    }
}

/// Whether an address can only mean a machine out on the internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public_v4(address),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let benchmarks = a == 198 && (b == 18 || b == 19);
    !(a == 0
        || a >= 240
        || shared
        || protocols
        || benchmarks
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

/// Global unicast (2000::/3) without the parts that lead back to IPv4 or nowhere: 2001::/23 (Teredo
/// and other protocols), documentation, 6to4.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global = a & 0xe000 == 0x2000;
    let protocols = a == 0x2001 && (b < 0x0200 || b == 0x0db8);
    global && !protocols && a != 0x2002 && a != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_network_is_not_public() {
        let own = [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "2001:db8::1",
            "ff02::1",
            "2001:0:1::1",
        ];
        for address in own {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "100.128.0.1"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn only_web_addresses_without_secrets_in_them_are_taken() {
        assert_eq!(check("https://example.org/hook?a=1", false), Ok(()));
        assert_eq!(check("http://127.0.0.1:9/x", true), Ok(()));
        for bad in [
            "http://127.0.0.1:9/x",
            "http://[::1]/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://me:secret@example.org/",
            "example.org",
            "",
        ] {
            assert!(check(bad, false).is_err(), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_of_the_own_machine_is_refused_when_it_is_looked_up() {
        let outcome = Hook::new(false).send("http://localhost:9/", &Value::Null).await;
        assert!(outcome.trouble.unwrap().contains(NOT_PUBLIC));
    }
}
