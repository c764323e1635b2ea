import { verify } from "./verify.js";

const said = document.getElementById("said");
const table = new URLSearchParams(location.search).get("table") ?? "";
const KNOWN = "The commitments and the nonce are those that this browser kept before the match.";
const UNKNOWN =
  "This browser kept nothing of the time before the match, so it cannot tell whether the commitments are those of that time.";

async function run() {
  if (!/^[a-z0-9]{16}$/.test(table)) throw new Error("Name a finished table: /verify.html?table=...");
  const [record, told] = await Promise.all(
    ["record", "draws"].map(async (part) => {
      const answer = await fetch(`/api/tables/${table}/${part}`);
      const body = await answer.json();
      if (!answer.ok) throw new Error(body.reason);
      return body;
    }),
  );
  const witness = JSON.parse(localStorage.getItem(`tessera.witness.${table}`) ?? "null");
  const wrong = await verify(record, told.draws, witness);
  const found = `${told.draws.length} draws recomputed here: all as recorded.`;
  said.textContent = wrong.length ? wrong.join("; ") : witness ? `${found} ${KNOWN}` : `${found} ${UNKNOWN}`;
}

run().catch((error) => {
  said.textContent = error.message;
});
