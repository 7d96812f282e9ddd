// What this browser keeps: tables after every step, and what was found out about finished ones. Where it
// keeps nothing, or was told to forget, the tables in use stay in memory, and that is said.

const NAME = "serai";
const TABLES = "tables";
const FINDINGS = "findings";

/** Tables in use, by id, as they were last kept. */
const inUse = new Map();
/** Findings where nothing can be kept. */
const found = new Map();
let opening = null;
/** Whether the storage refuses to keep. */
let refused = false;
/** Whether it lost what was in use. */
let lost = false;

function open() {
  opening ??= new Promise((done, fail) => {
    const wish = indexedDB.open(NAME, 1);
    wish.onupgradeneeded = () => {
      wish.result.createObjectStore(TABLES, { keyPath: "id" });
      wish.result.createObjectStore(FINDINGS, { keyPath: ["table", "step"] }).createIndex("table", "table");
    };
    wish.onsuccess = () => {
      // A cleared storage closes what was open.
      wish.result.onclose = () => { opening = null; };
      wish.result.onversionchange = () => { wish.result.close(); opening = null; };
      done(wish.result);
    };
    wish.onerror = wish.onblocked = () => fail(wish.error ?? new Error("blocked"));
  }).catch((error) => { opening = null; throw error; });
  return opening;
}

/** One transaction; once more where the connection was closed under it. */
async function carryOut(stores, mode, work) {
  for (let again = false; ; again = true) {
    try {
      const transaction = (await open()).transaction(stores, mode, { durability: "strict" });
      const outcome = work(transaction);
      return await new Promise((done, fail) => {
        transaction.oncomplete = () => done(outcome.value);
        transaction.onabort = transaction.onerror = () => fail(transaction.error);
      });
    } catch (error) {
      opening = null;
      if (again) throw error;
    }
  }
}

/** The value of a request, when its transaction is over. */
function valueOf(request) {
  const outcome = {};
  request.onsuccess = () => { outcome.value = request.result; };
  return outcome;
}

/** Says once whether something happened that people must know. */
export function trouble() {
  const now = { refused, lost };
  lost = false;
  return now;
}

/** The table with this id; one in use also where the storage has forgotten it. */
export async function table(id) {
  try {
    const kept = await carryOut(TABLES, "readonly", (on) => valueOf(on.objectStore(TABLES).get(id)));
    if (kept) inUse.set(id, kept);
  } catch {
    refused = true;
  }
  return inUse.get(id);
}

/** Every table. */
export async function tables() {
  try {
    return await carryOut(TABLES, "readonly", (on) => valueOf(on.objectStore(TABLES).getAll()));
  } catch {
    refused = true;
    return [...inUse.values()];
  }
}

/** Keeps a table that was read at the number `before`; says no where another page was first. */
export async function put(kept, before) {
  const known = inUse.get(kept.id);
  try {
    const first = await carryOut(TABLES, "readwrite", (on) => write(on.objectStore(TABLES), kept, before));
    if (!first) return false;
    refused = false;
  } catch {
    // Another page of this browser cannot be first where nothing is kept.
    if (known && known.number !== before) return false;
    refused = true;
  }
  inUse.set(kept.id, kept);
  return true;
}

function write(store, kept, before) {
  const outcome = { value: true };
  const asked = store.get(kept.id);
  asked.onsuccess = () => {
    const there = asked.result;
    if (there ? there.number !== before : false) {
      outcome.value = false;
      return;
    }
    // It was in use and is not there any more: the storage was cleared meanwhile.
    lost ||= !there && before !== undefined && !refused;
    store.put(kept);
  };
  return outcome;
}

export async function forget(id) {
  inUse.delete(id);
  await carryOut([TABLES, FINDINGS], "readwrite", (on) => {
    on.objectStore(TABLES).delete(id);
    const keys = on.objectStore(FINDINGS).index("table").getAllKeys(id);
    keys.onsuccess = () => keys.result.forEach((key) => on.objectStore(FINDINGS).delete(key));
    return {};
  }).catch(() => {});
}

/** Adds what a step of a finished match brought. */
export async function note(id, step, finding) {
  const row = { table: id, step, finding };
  found.set(`${id} ${step}`, row);
  await carryOut(FINDINGS, "readwrite", (on) => valueOf(on.objectStore(FINDINGS).put(row))).catch(() => {});
}

/** What was found out about a match: step and finding. */
export async function findings(id) {
  try {
    const work = (on) => valueOf(on.objectStore(FINDINGS).index("table").getAll(id));
    return await carryOut(FINDINGS, "readonly", work);
  } catch {
    return [...found.values()].filter((row) => row.table === id);
  }
}
