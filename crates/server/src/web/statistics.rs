//! Numbers of finished games: the visitor's own, and each game's on this server.

use axum::extract::{Path, State};
use axum::response::Response;
use game::Info;
use insight::statistics::{self, Figures, Played};
use lang::Speaker;
use pages::{Finished, GameNumbers, Mine, MyGame, Seats, UsualError};
use store::Person;

use super::answer::{page, trouble};
use super::visitor::Visitor;
use crate::http::Shared;
use crate::tables::House;
use crate::tables::error::{Error, Result};
use crate::tables::listed::Listed;
use crate::tables::tally::Counted;

/// The newest finished games of a kind that are counted.
const MOST: i64 = 1_000;
/// From so many games on, points and length have a shape worth drawing.
const ENOUGH: u32 = 5;
/// Games and errors listed by name.
const LISTED: usize = 10;

pub(super) async fn mine(State(house): Shared, visitor: Visitor) -> Response {
    let mine = match &visitor.person {
        Some(person) => collect(&house, &visitor, person).await,
        None => Ok(Mine::default()),
    };
    match mine {
        Ok(mine) => page(pages::my_statistics(&visitor.visit, &mine)),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn collect(house: &House, visitor: &Visitor, person: &Person) -> Result<Mine> {
    let tables = Listed::read(house.hall.store.games_of(&person.id).await?);
    let counted = house.tally.count(&house.hall, &house.analyst, tables).await;
    let games: Vec<Played> = counted.games.iter().map(|(_, played)| played.clone()).collect();
    let sum = statistics::person(&games, &person.id);
    let speaker = Speaker::new(visitor.visit.language(), Vec::new());
    let my_game = |(key, (games, wins, points)): (&String, &(u32, f64, i64))| {
        let points = *points as f64 / f64::from(*games);
        Some(MyGame { game: catalog::info(key).ok()?, games: *games, wins: *wins, points })
    };
    Ok(Mine {
        games: sum.games,
        rate: statistics::rate(sum.wins, sum.games).map(|part| 100.0 * part),
        by_game: sum.by_game.iter().filter_map(my_game).collect(),
        luck: (!sum.luck.is_empty()).then(|| statistics::luck_plot(&sum, &speaker)),
        analysed: sum.luck.len(),
        errors: usual_errors(&sum),
        last: last(&counted, person),
        unread: counted.unread,
    })
}

/// The kinds of decisions that went wrong most often, with what to keep in mind there.
fn usual_errors(sum: &statistics::Person) -> Vec<UsualError> {
    let mut errors: Vec<UsualError> = sum.errors.iter().filter_map(usual_error).collect();
    errors.sort_by_key(|error| std::cmp::Reverse(error.times));
    errors.truncate(LISTED);
    errors
}

fn usual_error((kind, times): (&String, &u32)) -> Option<UsualError> {
    let game = catalog::info(kind.split('-').next()?).ok()?;
    let advice = catalog::advise(game.key, kind)?;
    let (rule, tip) = (advice.rule.to_owned(), advice.phrase);
    Some(UsualError { game, rule, tip, times: *times })
}

fn last(counted: &Counted, person: &Person) -> Vec<Finished> {
    let finished = |(listed, played): &(Listed, Played)| {
        let sat = played.seats.iter().find(|sat| sat.person.as_ref() == Some(&person.id))?;
        let (game, table) = (catalog::info(&played.game).ok()?, listed.table.id.clone());
        Some(Finished { table, game, points: sat.points, won: sat.win > 0.0 })
    };
    counted.games.iter().rev().filter_map(finished).take(LISTED).collect()
}

pub(super) async fn game(
    State(house): Shared,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Response {
    let Ok(info) = catalog::info(&game) else {
        return trouble(&visitor, &Error::no_such_page());
    };
    match of_game(&house, &visitor, info).await {
        Ok(numbers) => page(pages::game_statistics(&visitor.visit, &numbers)),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn of_game(house: &House, visitor: &Visitor, info: &'static Info) -> Result<GameNumbers> {
    let tables = Listed::read(house.hall.store.finished(info.key, MOST).await?);
    let counted = house.tally.count(&house.hall, &house.analyst, tables).await;
    let games: Vec<Played> = counted.games.into_iter().map(|(_, played)| played).collect();
    let speaker = Speaker::new(visitor.visit.language(), Vec::new());
    let by_seats = (info.min_seats..=info.max_seats).filter_map(|seats| {
        let figures = statistics::figures(&games, info.key, seats);
        (figures.games > 0).then(|| drawn(seats, &figures, &speaker))
    });
    Ok(GameNumbers { game: info, by_seats: by_seats.collect(), unread: counted.unread })
}

fn drawn(seats: u8, figures: &Figures, speaker: &Speaker) -> Seats {
    let points: Vec<f64> = figures.points.iter().flatten().map(|&points| points.into()).collect();
    let decisions: Vec<f64> = figures.decisions.iter().map(|&number| number as f64).collect();
    let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len().max(1) as f64;
    Seats {
        seats,
        games: figures.games,
        points: mean(&points),
        decisions: mean(&decisions),
        wins: statistics::seats_plot(figures, speaker),
        spreads: (figures.games >= ENOUGH).then(|| {
            [statistics::points_plot(figures, speaker), statistics::length_plot(figures, speaker)]
        }),
    }
}
