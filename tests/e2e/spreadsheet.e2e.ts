import { unzipSync, zipSync } from "fflate";
import { asXlsx } from "../harness/resaved";
import { adminTest } from "./administrator";
import { KINGSWAY } from "./clubs";
import { expect } from "./siteTest";

/* A spreadsheet of ordinary size is read on the built site, behind the host's headers: they allow no worker of its reader. */

const ROWS = 1_230;

/** A name without figures for each number. */
const nameOf = (at: number) =>
  `Ada ${[...`${at}`].map((figure) => "bcdfghjklm".charAt(Number(figure))).join("a")}o`;

function packed(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    [nameOf(at), KINGSWAY, "Defender", at % 90, at % 7, at % 5, at % 20, "6.5"].join(","),
  );
  const headings = "Name,Club,Position,Jersey number,Goals,Assists,Appearances,Rating";
  return Buffer.from(zipSync(unzipSync(asXlsx([headings, ...rows].join("\n")))));
}

adminTest(
  "a packed file of 1,230 players is read and shown before it is saved",
  async ({ admin }) => {
    await admin.goto("/mls/admin-dashboard/players/paste");
    await admin
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "players.xlsx", mimeType: "", buffer: packed() });
    const preview = admin.getByRole("region", { name: "What would happen" });
    await expect(preview.getByRole("button", { name: `All ${ROWS}` })).toBeVisible();
    await expect(admin.getByRole("button", { name: "Save 1,230 players" })).toBeVisible();
  },
);
