//! `serai serve`, `backup` and `restore`: running a house of tables, and keeping copies of it.

use std::io::{ErrorKind, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use game::{Broken, say};
use lang::{Language, Speaker};
use server::{Config, Notices, Quotas, Server};
use store::Store;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing::Level;

use crate::shelf;

/// Where a house opens if nothing else is said.
const DOOR: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7777);
/// How many doors further it tries if that one is taken.
const NEXT_DOORS: u16 = 20;

#[derive(Debug, Args, Default)]
pub(crate) struct ServeArgs {
    /// Address and port (default: 127.0.0.1:7777, or the next free port)
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// How people reach it from outside, such as https://games.example
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    #[command(flatten)]
    place: PlaceArgs,
    /// Requests per second and address (default 50; 0 is no limit)
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// Open connections in all (default 4096)
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Open connections from one address (default 256)
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
    /// Unfinished tables of one person or address (default 200; 0 is no limit)
    #[arg(long, value_name = "N")]
    open_tables: Option<u32>,
    /// Tables one person or address opens within a day (default 500; 0 is no limit)
    #[arg(long, value_name = "N")]
    tables_a_day: Option<u32>,
    /// Different content tables of one person or address (default 50; 0 is no limit)
    #[arg(long, value_name = "N")]
    contents: Option<u32>,
    /// Rows of one table's journal (default 5000; 0 is no limit)
    #[arg(long, value_name = "N")]
    rows: Option<u32>,
    /// New people from one address within a day (default 500; 0 is no limit)
    #[arg(long, value_name = "N")]
    people_a_day: Option<u32>,
    /// How hard finished games are looked at: quick, standard or deep (default standard)
    #[arg(long, value_name = "DEPTH")]
    analysis: Option<insight::Level>,
    /// A proxy in front says in X-Forwarded-For who asks
    #[arg(long)]
    trust_proxy: bool,
    /// Notices may go to addresses of this machine and its own network, too
    #[arg(long)]
    private_notices: bool,
    /// How much to log: error, warn, info or debug (default info)
    #[arg(long, value_name = "LEVEL")]
    log_level: Option<Level>,
    /// How to log, on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum LogForm {
    #[default]
    Text,
    Json,
}

/// Where tables are kept.
#[derive(Debug, Args, Default)]
pub(crate) struct PlaceArgs {
    /// Folder for the tables (default: the system's place for programs' data)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep the tables in PostgreSQL instead: postgres://user@host/database
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it holds the tables' secrets
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// A file that `serai backup` wrote
    file: PathBuf,
    /// Replace the tables that are there
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

fn broken(error: impl std::fmt::Display) -> Broken {
    Broken::new(error.to_string())
}

fn runtime() -> Result<Runtime, Broken> {
    Runtime::new().map_err(broken)
}

impl PlaceArgs {
    /// Fails where nothing was ever kept.
    fn must_be_there(&self) -> Result<(), Broken> {
        if self.database_url.is_some() {
            return Ok(());
        }
        let folder = shelf::data_folder(self.data.as_deref())?;
        match folder.join(server::FILE).is_file() {
            true => Ok(()),
            false => Err(Broken::new(format!("{} holds no tables", folder.display()))),
        }
    }

    fn folder(&self) -> Result<PathBuf, Broken> {
        let folder = shelf::data_folder(self.data.as_deref())?;
        let trouble = |error| Broken::new(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(&folder).map_err(trouble)?;
        Ok(folder)
    }

    /// With `alone`, a file is kept for this process only.
    async fn open(&self, alone: bool) -> Result<Arc<dyn Store>, Broken> {
        if let Some(url) = &self.database_url {
            return Ok(Arc::new(server::open_database(url).await.map_err(broken)?));
        }
        let folder = self.folder()?;
        let file = match alone {
            true => server::open_file(&folder),
            false => store::Sqlite::open(&folder.join(server::FILE)),
        };
        Ok(Arc::new(file.map_err(broken)?))
    }
}

pub(crate) fn serve(language: Language, args: &ServeArgs) -> Result<ExitCode, Broken> {
    start_log(args);
    let speaker = Speaker::new(language, Vec::new());
    runtime()?.block_on(async {
        let store = args.place.open(true).await?;
        let listener = listen(&speaker, args.listen).await?;
        let server = Server::start(store, listener, args.config()).await.map_err(broken)?;
        let address = format!("http://{}", server.address);
        println!("{}", speaker.say(&say!("server-open-at", address = address)));
        until_told_to_stop().await;
        eprintln!("{}", speaker.say(&say!("server-closes")));
        server.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

impl ServeArgs {
    fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            rate: self.rate.unwrap_or(usual.rate),
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(usual.connections_per_address),
            quotas: Quotas {
                open_tables: self.open_tables.unwrap_or(usual.quotas.open_tables),
                tables_a_day: self.tables_a_day.unwrap_or(usual.quotas.tables_a_day),
                contents: self.contents.unwrap_or(usual.quotas.contents),
                rows: self.rows.unwrap_or(usual.quotas.rows),
                people_a_day: self.people_a_day.unwrap_or(usual.quotas.people_a_day),
            },
            patience: usual.patience,
            analysis: self.analysis.map_or(usual.analysis, insight::Level::depth),
            notices: Notices { private_addresses: self.private_notices, ..usual.notices },
        }
    }
}

fn start_log(args: &ServeArgs) {
    let level = args.log_level.unwrap_or(Level::INFO);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // Colours are for eyes: a file or a journal gets plain text.
    let log = log.with_ansi(std::io::stderr().is_terminal());
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}

/// The wanted address; without a wish, the first free one from the usual on.
async fn listen(speaker: &Speaker, wish: Option<SocketAddr>) -> Result<TcpListener, Broken> {
    let first = wish.unwrap_or(DOOR);
    let last = if wish.is_some() { first.port() } else { first.port() + NEXT_DOORS };
    for port in first.port()..=last {
        match TcpListener::bind((first.ip(), port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port < last => {
                let taken = say!("server-port-taken", port = port, next = port + 1);
                eprintln!("{}", speaker.say(&taken));
            }
            Err(error) => return Err(Broken::new(format!("cannot listen on {first}: {error}"))),
        }
    }
    unreachable!("the last try returns")
}

#[cfg(unix)]
async fn until_told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let mut term = signal(SignalKind::terminate()).expect("signals can be heard");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = term.recv() => {}
    }
}

#[cfg(not(unix))]
async fn until_told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Writes the pages that need no server as a folder of files.
pub(crate) fn site(language: Language, folder: &Path) -> Result<ExitCode, Broken> {
    let cannot = |error| Broken::new(format!("cannot write {}: {error}", folder.display()));
    if !server::write_site(folder).map_err(cannot)? {
        let why = "this program was built without the engine for browsers: `cargo xtask web`, then build it again";
        return Err(Broken::new(why));
    }
    let done = say!("server-site-written", folder = show(folder));
    println!("{}", Speaker::new(language, Vec::new()).say(&done));
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn backup(language: Language, args: &BackupArgs) -> Result<ExitCode, Broken> {
    args.place.must_be_there()?;
    let speaker = Speaker::new(language, Vec::new());
    runtime()?.block_on(async {
        let store = args.place.open(false).await?;
        let lines = store::write_backup(store.as_ref(), &args.file).await.map_err(broken)?;
        let tables = store.count().await.map_err(broken)?;
        let file = show(&args.file);
        let done = say!("server-backed-up", file = file, lines = lines, tables = tables);
        println!("{}", speaker.say(&done));
        Ok(ExitCode::SUCCESS)
    })
}

pub(crate) fn restore(language: Language, args: &RestoreArgs) -> Result<ExitCode, Broken> {
    let speaker = Speaker::new(language, Vec::new());
    runtime()?.block_on(async {
        let store = args.place.open(false).await?;
        let there = store.count().await.map_err(broken)?;
        if there > 0 && !args.replace {
            let refusal = say!("server-restore-refused", tables = there);
            return Err(Broken::new(speaker.say(&refusal)));
        }
        store::read_backup(store.as_ref(), &args.file).await.map_err(broken)?;
        let (file, tables) = (show(&args.file), store.count().await.map_err(broken)?);
        println!("{}", speaker.say(&say!("server-restored", file = file, tables = tables)));
        Ok(ExitCode::SUCCESS)
    })
}

fn show(path: &Path) -> String {
    path.display().to_string()
}
