import { mal } from "../arena/leagues/mal";
import { makeEvent, makeMeet, makePlayer, makeTeam } from "./records";

/** A meet of athletics with one event that is over and one that has only its start list. */

export const [one = "", two = "", three = ""] = mal.clubs.map(({ name }) => name);
export const held = {
  teams: mal.clubs.map(({ name }) => makeTeam({ name, group: "" })),
  meets: [
    makeMeet({
      id: "opening",
      timetable: [
        "1|14:00|100 metres|time",
        "2|15:00|Long jump|distance",
        "3|16:00|Relay|time|relay",
      ],
    }),
  ],
  events: [
    makeEvent({
      meet: "opening",
      number: 1,
      lines: [
        `1|Abu|${one}|10.90||1.1`,
        `2|Ben|${two}|11.00||1.1`,
        `2|Cyr|${three}|11.00||1.1`,
        `|Dan|${three}||DNF`,
      ],
    }),
    makeEvent({ meet: "opening", number: 2, lines: [`|Abu|${one}`] }),
  ],
  players: [
    makePlayer({ id: "a", name: "Abu", club: one }),
    makePlayer({ id: "b", name: "Ben", club: two }),
  ],
};
