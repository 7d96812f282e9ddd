//! The analysis of a finished match as a page, and asking for it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::AnalysisPage;

use super::answer::{page_with, see, trouble};
use super::table::Stand;
use super::visitor::Visitor;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::analyst::Study;
use crate::tables::error::Result;
use crate::tables::shown;

pub(super) async fn page(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    match collect(&house, &id, &visitor).await {
        Ok(page) => {
            let markup = match visitor.part {
                true => pages::analysis_part(&visitor.visit, &page),
                false => pages::analysis(&visitor.visit, &page),
            };
            page_with(StatusCode::OK, markup)
        }
        Err(error) => trouble(&visitor, &error),
    }
}

pub(super) async fn ask(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    let asked = match Stand::find(&house, &id, &visitor, None).await {
        Ok(stand) => house.analyst.ask(&stand.folded).await,
        Err(error) => Err(error),
    };
    match asked {
        Ok(()) => see(&format!("/t/{id}/analysis")),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn collect(house: &House, id: &str, visitor: &Visitor) -> Result<AnalysisPage> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let folded = &stand.folded;
    let chairs: Vec<_> = folded.seats.iter().map(shown::chair).collect();
    let study = match house.analyst.study(folded).await? {
        Study::Unasked => pages::Study::Unasked,
        Study::Working(done, all) => pages::Study::Working(done, all),
        Study::Ready(analysis) => {
            let play = folded.play.as_deref().expect("it is over");
            let speaker = visitor.visit.speaker_of(&chairs);
            let insight = pages::in_words(id, play, &analysis, &stand.mine, &speaker)?;
            pages::Study::Ready(Box::new(insight))
        }
    };
    let game = catalog::info(&folded.terms.game)?;
    Ok(AnalysisPage { table: id.to_owned(), game, chairs, study })
}
