//! `serai join`: a seat at a server's table, on the same full screen as at home. Which seat is ours
//! is remembered by a key in the data folder, so that joining again brings back the same seat.

mod address;
mod chain;
mod http;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use game::{Broken, say};
use lang::{Language, Speaker};
use table::hex;
use table::wire::Served;
use table::wire::request::Join;
use tui::{Terminal, Visit};

use crate::args::JoinArgs;
use crate::{opening, shelf};
use address::Address;
use chain::OurChain;
use http::{HttpLink, Server};

pub(crate) fn run(language: Language, args: &JoinArgs) -> Result<ExitCode, Broken> {
    if !args.screen.is_full(false) {
        return Err(Broken::new("joining needs a terminal; programs play over HTTP themselves"));
    }
    let address: Address = args.url.parse()?;
    let mut server = Server::new(&address);
    let served = match seat(args, &address, &server)? {
        Some(seat) => sit(args, &address, &mut server, seat)?,
        None => server.look()?,
    };
    let link = HttpLink::open(server, served.number);
    let mut visit = Visit::new(served, Box::new(link), language, args.screen.speed);
    Terminal::open(args.screen.look()?)?.run(&mut visit)?;
    let speaker = Speaker::new(visit.language(), Vec::new());
    visit.closed().iter().for_each(|why| println!("{why}"));
    println!("{}", speaker.say(&say!("tui-visit-back", url = args.url.clone())));
    Ok(ExitCode::SUCCESS)
}

/// The seat to take: the one the link names, the one we had, the first free one; else we watch.
fn seat(args: &JoinArgs, address: &Address, server: &Server) -> Result<Option<u8>, Broken> {
    if args.watch || address.seat.is_some() {
        return Ok(address.seat.filter(|_| !args.watch));
    }
    let table = server.look()?;
    let seats = 0..table.seats.len() as u8;
    let ours = |seat: &u8| key_file(args, address, *seat).is_ok_and(|file| file.exists());
    let free = |seat: &u8| table.seats[usize::from(*seat)].free;
    Ok(seats.clone().find(ours).or_else(|| seats.clone().find(free)))
}

fn sit(
    args: &JoinArgs,
    address: &Address,
    server: &mut Server,
    seat: u8,
) -> Result<Served, Broken> {
    let file = key_file(args, address, seat)?;
    let chain = OurChain::open(&file.with_extension("chain"))?;
    let seal = chain.fresh()?;
    server.sit(
        &Join {
            seat,
            name: args.name.clone().unwrap_or_else(login_name),
            invite: address.invite.clone(),
            seal: Some(seal),
            label: None,
            nonce: Some(hex(&opening::fresh::<16>()?)),
            key: Some(key(&file)?),
        },
        chain,
    )
}

fn login_name() -> String {
    let name = ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "Guest".to_owned())
}

fn key_file(args: &JoinArgs, address: &Address, seat: u8) -> Result<PathBuf, Broken> {
    let folder = shelf::data_folder(args.data.as_deref())?.join("seats");
    Ok(folder.join(format!("{}-{seat}.key", address.table)))
}

/// The key of a seat, made and written down before it is used for the first time.
fn key(file: &Path) -> Result<String, Broken> {
    let trouble = |error| Broken::new(format!("{}: {error}", file.display()));
    if let Ok(key) = std::fs::read_to_string(file) {
        return Ok(key.trim().to_owned());
    }
    let key = hex(&opening::fresh::<16>()?);
    std::fs::create_dir_all(file.parent().expect("a folder")).map_err(trouble)?;
    write_private(file, &key).map_err(trouble)?;
    Ok(key)
}

/// Whoever reads the key can sit down in our place.
fn write_private(file: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
