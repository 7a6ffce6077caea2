import { unzipSync, zipSync } from "fflate";
import { asXlsx } from "../harness/resaved";
import { adminTest } from "./administrator";
import { KINGSWAY } from "./clubs";
import { expect } from "./siteTest";

/* Packed files at the limits of what is read, on the built site behind the host's headers. */

const ROWS = 10_000;
const SHEET = "xl/worksheets/sheet1.xml";

/** A name without figures for each number. */
const nameOf = (at: number) =>
  `Ada ${[...`${at}`].map((figure) => "bcdfghjklm".charAt(Number(figure))).join("a")}o`;

function packed(csv: string, change = (sheet: string) => sheet): Buffer {
  const parts = unzipSync(asXlsx(csv));
  const sheet = change(new TextDecoder().decode(parts[SHEET]));
  return Buffer.from(zipSync({ ...parts, [SHEET]: new TextEncoder().encode(sheet) }));
}

const players = () =>
  [
    "Name,Club,Position,Jersey number,Goals,Assists,Appearances,Rating",
    ...Array.from({ length: ROWS }, (_, at) =>
      [nameOf(at), KINGSWAY, "Defender", at % 90, at % 7, at % 5, at % 20, "6.5"].join(","),
    ),
  ].join("\n");

adminTest("a packed file of 10,000 players opens", async ({ admin }, { annotations }) => {
  await admin.goto("/mls/admin-dashboard/players/paste");
  const buffer = packed(players());
  const began = performance.now();
  await admin
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "players.xlsx", mimeType: "", buffer });
  const preview = admin.getByRole("region", { name: "What would happen" });
  await expect(preview.getByRole("button", { name: `All ${ROWS}` })).toBeVisible();
  // For the report: the time depends on the machine, so nothing is asserted of it.
  annotations.push({ type: "milliseconds", description: (performance.now() - began).toFixed(0) });
  await expect(admin.getByRole("button", { name: "Save 10,000 players" })).toBeVisible();
});

adminTest("a packed file with a cell in the last corner is refused", async ({ admin }) => {
  await admin.goto("/mls/admin-dashboard/players/paste");
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const buffer = packed("Name,Club", (sheet) =>
    sheet.replace("</sheetData>", `${far}</sheetData>`),
  );
  await admin
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "far.xlsx", mimeType: "", buffer });
  await expect(admin.getByText("This file has more than 12,000 lines.")).toBeVisible();
  // The page is as usable as before.
  await admin.getByLabel("File", { exact: true }).setInputFiles({
    name: "near.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Name,Club\nAda Obi,${KINGSWAY}`),
  });
  await expect(admin.getByRole("button", { name: "Save 1 player" })).toBeVisible();
});
