import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
} from "../../../tests/factories/records";
import { openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { isShort } from "../../../tests/harness/forms";
import { inputId } from "../fields/control";
import { sectionOf } from "../sections";
import { fieldsIn } from "./fieldsIn";

/** One of each kind, in which every field is called for. */
const held = {
  fixtures: [
    makeFixture({
      id: "x",
      date: null,
      day: "2027-02-20",
      status: "postponed",
      reason: "Rain",
      movedFrom: KICK_OFF,
    }),
  ],
  results: [
    makeResult({
      id: "x",
      date: null,
      day: "2027-02-20",
      ending: "awarded A",
      reason: "They left",
    }),
  ],
  players: [makePlayer({ id: "x", position: "Goalkeeper" })],
  standings: [makeStanding({ id: "x" })],
};
const written = ["fixtures", "results", "players", "standings"] as const;
const forms = leagues.flatMap((league) =>
  written.flatMap((kind) => {
    const section = sectionOf(league, kind);
    return section ? [[league.slug, kind, section.path, league] as const] : [];
  }),
);

it.each(isShort ? forms.filter(([slug]) => slug === "mls") : forms)(
  "a form that is written out draws each of its fields, in the order of fields.ts: %s %s",
  async (_, kind, path, league) => {
    await openAdmin(`${path}/x`, { held: { [kind]: held[kind] } });
    const names = fieldsIn(league, kind).map(({ name }) => name);
    await waitFor(() => expect(document.querySelector("form")).not.toBeNull());
    const ids = [...document.querySelectorAll("form [id]")].map(({ id }) => id);
    expect(ids.filter((id) => names.some((name) => id === inputId(name)))).toEqual(
      names.map(inputId),
    );
    cleanup();
  },
);

it.each([
  ["mls", "Bookings and substitutions", "Man of the match"],
  ["mvl", "Substitutions", "Player of the match"],
])(
  "the form of a result names its sections in the words of the sport: %s",
  async (slug, ...legends) => {
    await openAdmin(`/${slug}/admin-dashboard/results/new`);
    await formCalled("Add result");
    for (const legend of legends)
      expect(
        screen.queryByRole("group", { name: legend }) ??
          screen.getByRole("button", { name: legend }),
      ).toBeVisible();
  },
);
