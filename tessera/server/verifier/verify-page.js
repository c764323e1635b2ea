import { verify } from "./verify.js";

const said = document.getElementById("said");
const table = new URLSearchParams(location.search).get("table") ?? "";

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
  const wrong = await verify(record, told.draws);
  said.textContent = wrong.length ? wrong.join("; ") : `${told.draws.length} draws recomputed here: all as recorded.`;
}

run().catch((error) => {
  said.textContent = error.message;
});
