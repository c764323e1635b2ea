// A second verifier. It knows no rules: it recomputes seals, commitment and every draw of a finished match from what the
// server published, with the browser's own cryptography.

const text = new TextEncoder();

export function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function sha256(data) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(key, data) {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, data));
}

// What the dealer publishes before the first draw.
export async function commitment(secret) {
  return hex(await sha256(joined(text.encode("tessera secret "), bytes(secret))));
}

// What a seat publishes of its nonce before all others have published theirs.
export async function nonceCommitment(nonce) {
  return hex(await sha256(text.encode(`tessera nonce ${nonce}`)));
}

// The seed of all draws: each nonce is preceded by its length in four bytes.
export async function seedOf(secret, nonces) {
  const parts = [text.encode("tessera nonces ")];
  for (const nonce of nonces) {
    const said = text.encode(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, said.length);
    parts.push(length, said);
  }
  return hmac(bytes(secret), joined(...parts));
}

// Draw number `draw` as a whole number from 0 to n - 1: the first try below the largest multiple of n.
export async function below(seed, draw, n, what = "draw") {
  const limit = (2n ** 64n / BigInt(n)) * BigInt(n);
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(seed, text.encode(`tessera ${what} ${draw} try ${attempt}`));
    const value = new DataView(digest.buffer).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(n));
  }
}

// For each seat in turn one of the places that are still left, in the order of the list. These draws have numbers of their own.
export async function seatingOf(seed, places) {
  const left = Array.from({ length: places }, (_, place) => place);
  const found = [];
  for (let seat = 0; seat < places; seat++) found.push(...left.splice(await below(seed, seat, left.length, "seat"), 1));
  return found;
}

export async function pick(seed, draw) {
  if (!draw.weights) return below(seed, draw.draw, draw.of);
  let rest = await below(seed, draw.draw, draw.weights.reduce((sum, weight) => sum + weight, 0));
  return draw.weights.findIndex((weight) => (rest -= weight) < 0);
}

// JSON with sorted keys and without spaces, in ASCII, as the seals are made from it.
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.keys(value).sort().map((key) => `${canonical(key)}:${canonical(value[key])}`);
    return `{${pairs.join(",")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export async function sealsOf(record) {
  const heading = {
    tessera: record.tessera,
    game: record.game,
    rules: record.rules,
    seats: record.seats,
    options: record.options,
    commitment: record.dealer.commitment,
    nonces: record.dealer.nonces,
  };
  if (record.dealer.nonce_commitments) heading.nonce_commitments = record.dealer.nonce_commitments;
  if (record.dealer.seating) heading.seating = record.dealer.seating;
  const seals = [hex(await sha256(text.encode(canonical(heading)))).slice(0, 16)];
  for (const entry of record.entries) {
    seals.push(hex(await sha256(text.encode(`${seals.at(-1)} ${entry}`))).slice(0, 16));
  }
  return seals;
}

// What in a record differs from a witness: what a seat was shown before the match, and its own nonce.
export function objections(dealer, witness) {
  const wrong = [];
  if (dealer.commitment !== witness.commitment) wrong.push("the commitment is not the one shown before the match");
  if (!dealer.nonces[witness.seat]) wrong.push("the match began without the nonce of this seat");
  else if (dealer.nonces[witness.seat] !== witness.nonce) wrong.push("the nonce of this seat was exchanged");
  if ((dealer.nonce_commitments ?? []).join() !== witness.nonce_commitments.join()) {
    wrong.push("the commitments to the nonces are not those shown before the match");
  }
  if (witness.seating && dealer.nonces.length > 1 && (witness.seating === "drawn") !== Boolean(dealer.seating)) {
    wrong.push(`seats should have been ${witness.seating}`);
  }
  return wrong;
}

// What is wrong with a match, as sentences; none: all is as it should be. Without a witness that means only that the record
// is consistent: whoever runs the server could have written another consistent one.
export async function verify(record, draws, witness = null) {
  const { secret, nonces, nonce_commitments: hashes = [] } = record.dealer;
  const wrong = witness ? objections(record.dealer, witness) : [];
  for (const [seat, hash] of hashes.entries()) {
    if (hash && nonces[seat] && (await nonceCommitment(nonces[seat])) !== hash) {
      wrong.push(`the nonce of seat ${seat} is not the one that it committed to`);
    }
  }
  if ((await commitment(secret)) !== record.dealer.commitment) wrong.push("the secret is not the one committed to");
  const seals = await sealsOf(record);
  const broken = seals.findIndex((seal, at) => seal !== record.seals[at]);
  if (broken >= 0 || seals.length !== record.seals.length) wrong.push(`entry ${broken} does not match its seal`);
  const chance = record.entries.filter((entry) => entry.startsWith("chance: "));
  if (chance.length !== draws.length) wrong.push(`${chance.length} draws are recorded and ${draws.length} explained`);
  const seed = await seedOf(secret, nonces);
  const { seating } = record.dealer;
  if (seating && seating.join() !== (await seatingOf(seed, nonces.length)).join()) wrong.push("the seats are not those drawn");
  for (const [number, draw] of draws.entries()) {
    if (draw.draw !== number) wrong.push(`draw ${number} is explained as draw ${draw.draw}`);
    if (chance[number] !== `chance: ${draw.drew}`) wrong.push(`draw ${number} is not the one recorded`);
    if ((await pick(seed, draw)) !== draw.taken) wrong.push(`draw ${number} is not what the secret gives`);
  }
  return wrong;
}
