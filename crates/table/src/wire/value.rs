//! A value of a game's own type on its way to a viewer: typed where it was made in this program, JSON
//! where it was read.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use game::Broken;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// A view, an action or an event. Its JSON is made when somebody asks for it.
#[derive(Clone)]
pub struct GameValue(Held);

#[derive(Clone)]
enum Held {
    Typed(Arc<dyn Typed>),
    Json(Value),
}

/// What every type of a game can do.
trait Typed: Any + fmt::Debug + Send + Sync {
    fn json(&self) -> Value;
    fn is(&self, other: &dyn Typed) -> bool;
}

impl<T: Any + fmt::Debug + PartialEq + Serialize + Send + Sync> Typed for T {
    fn json(&self) -> Value {
        serde_json::to_value(self).expect("games' types have a JSON form")
    }

    fn is(&self, other: &dyn Typed) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

impl GameValue {
    /// A value made in this program.
    pub fn new<T>(value: T) -> Self
    where
        T: fmt::Debug + PartialEq + Serialize + Send + Sync + 'static,
    {
        GameValue(Held::Typed(Arc::new(value)))
    }

    /// The value as a type of its game.
    pub fn read<T: Clone + DeserializeOwned + 'static>(&self) -> Result<Cow<'_, T>, Broken> {
        match &self.0 {
            Held::Typed(value) => {
                let value = (&**value as &dyn Any).downcast_ref();
                value.map(Cow::Borrowed).ok_or_else(|| Broken::new("a value of another game"))
            }
            Held::Json(json) => {
                let read = T::deserialize(json).map(Cow::Owned);
                read.map_err(|error| Broken::new(error.to_string()))
            }
        }
    }

    /// The value as JSON.
    pub fn json(&self) -> Value {
        match &self.0 {
            Held::Typed(value) => value.json(),
            Held::Json(json) => json.clone(),
        }
    }

    /// Holds it as this type from now on.
    pub(crate) fn know<T>(&mut self) -> Result<(), Broken>
    where
        T: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        let value = self.read::<T>()?.into_owned();
        *self = GameValue::new(value);
        Ok(())
    }
}

impl PartialEq for GameValue {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Held::Typed(one), Held::Typed(other)) => one.is(&**other),
            _ => self.json() == other.json(),
        }
    }
}

impl fmt::Debug for GameValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Held::Typed(value) => value.fmt(f),
            Held::Json(json) => json.fmt(f),
        }
    }
}

impl Serialize for GameValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Held::Typed(value) => value.json().serialize(serializer),
            Held::Json(json) => json.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for GameValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|json| GameValue(Held::Json(json)))
    }
}

/// Anything: each game has its own.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for GameValue {
    fn schema_name() -> Cow<'static, str> {
        "GameValue".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        true.into()
    }
}
