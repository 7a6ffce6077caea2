import { describe, expect, it } from "vitest";
import { DAY } from "@/domain/durations";
import { captainRequestDocument, captainRequestId, captainRequestIn } from "./captainRequests";
import { areSquadsOpen, personIn, switchesDocument, switchesIn } from "./captains";
import { invitationDocument, invitationIn, stateOfInvitation, tokenPattern } from "./invitations";
import { reportId, reportIn, reportLimits } from "./reports";

const now = Date.parse("2026-11-28T12:00:00Z");
const at = new Date(now);

describe("the switches of a league's captains", () => {
  it("are read as they were stored", () => {
    for (const switches of [
      { on: true, squadsUntil: null },
      { on: false, squadsUntil: now },
    ])
      expect(switchesIn(switchesDocument(switches))).toEqual(switches);
  });

  it("are off where nothing or something else is stored", () => {
    expect(switchesIn(null)).toEqual({ on: false, squadsUntil: null });
    expect(switchesIn({ on: "yes" }).on).toBe(false);
  });

  it("keep squads open until their moment, while captains are on", () => {
    expect(areSquadsOpen({ on: true, squadsUntil: null }, now)).toBe(true);
    expect(areSquadsOpen({ on: true, squadsUntil: now + 1 }, now)).toBe(true);
    expect(areSquadsOpen({ on: true, squadsUntil: now }, now)).toBe(false);
    expect(areSquadsOpen({ on: false, squadsUntil: null }, now)).toBe(false);
  });
});

it("a person of a league is a captain or a scorer", () => {
  const stored = { role: "captain", club: "rovers", name: "Ayo", email: "a@b.example" };
  expect(personIn("x", stored)).toEqual({ ...stored, uid: "x", verified: false });
  expect(personIn("x", { ...stored, role: "owner" })).toBeNull();
  expect(personIn("x", { ...stored, club: "a/b" })?.club).toBe("");
});

describe("an invitation", () => {
  const offer = {
    role: "captain",
    league: "mls",
    leagueName: "Mount League Soccer",
    club: "rovers",
    clubName: "Kingsway Rovers",
    email: "",
    note: "Please bring\nyour list.",
    byName: "Bisi",
  } as const;
  const token = "AbCdEfGhJkLmNpQrStUvWx";
  const stored = { ...invitationDocument(offer, now), by: "bisi", at };

  it("is read as it was stored, for seven days", () => {
    expect(token).toMatch(tokenPattern);
    expect(invitationIn(token, stored)).toEqual({
      ...offer,
      token,
      by: "bisi",
      at: now,
      until: now + 7 * DAY,
      state: "open",
    });
  });

  it("stores no club of a scorer, and an address in small letters", () => {
    const scorer = {
      ...offer,
      role: "scorer",
      club: "",
      clubName: "",
      email: "A@B.example",
    } as const;
    const document = invitationDocument(scorer, now);
    expect("club" in document || "clubName" in document).toBe(false);
    expect(document["email"]).toBe("a@b.example");
    expect(invitationIn(token, { ...document, by: "x", at })).toMatchObject({ club: "" });
  });

  it.each([
    ["an unknown role", { role: "owner" }],
    ["an unknown state", { state: "lost" }],
    ["no league", { league: "" }],
    ["no end", { until: null }],
    ["a captain without a club", { club: "" }],
    ["a scorer with a club", { role: "scorer" }],
  ])("offers nothing with %s", (_, change) => {
    expect(invitationIn(token, { ...stored, ...change })).toBeNull();
  });

  it("is over at its end, unless it was used or withdrawn", () => {
    expect(stateOfInvitation({ state: "open", until: now + 1 }, now)).toBe("open");
    expect(stateOfInvitation({ state: "open", until: now }, now)).toBe("expired");
    expect(stateOfInvitation({ state: "used", until: now }, now)).toBe("used");
    expect(stateOfInvitation({ state: "withdrawn", until: now + 1 }, now)).toBe("withdrawn");
  });
});

describe("a report", () => {
  const sent = {
    league: "mls",
    fixture: "one",
    side: "a",
    score: "{}",
    note: "Late start",
  } as const;
  it("is read as it was sent", () => {
    expect(reportIn({ ...sent, by: "ayo", at })).toEqual({ ...sent, by: "ayo", at: now });
    expect(reportId("mls", "a", "one")).toBe("mls~a~one");
  });
  it.each([
    ["another side", { side: "c" }],
    ["a number as its fixture", { fixture: 1 }],
    ["no league", { league: undefined }],
    ["a map as its score", { score: {} }],
    ["too long a score", { score: "x".repeat(reportLimits.score + 1) }],
  ])("is none with %s", (_, change) => {
    expect(reportIn({ ...sent, by: "ayo", at, ...change })).toBeNull();
  });
});

describe("a request of a captain", () => {
  const proposals = [now, now + DAY];
  const asked = { what: "move", league: "mls", club: "rovers", about: "one", proposals } as const;
  const id = captainRequestId("mls", "one");
  const stored = { ...captainRequestDocument(asked), by: "ayo", at };
  it("is read as it was asked, without an answer", () => {
    expect(captainRequestIn(id, stored)).toEqual({ ...asked, by: "ayo", at: now, answer: null });
  });
  it("is read without a club where none was stored, and stores none that is not known", () => {
    const older = Object.fromEntries(Object.entries(stored).filter(([key]) => key !== "club"));
    expect(captainRequestIn(id, older)?.club).toBe("");
    expect(captainRequestDocument({ ...asked, club: "" })).not.toHaveProperty("club");
  });
  it("has an answer of those there are", () => {
    expect(captainRequestIn(id, { ...stored, answer: "2" })?.answer).toBe("2");
    expect(captainRequestIn(id, { ...stored, answer: "perhaps" })?.answer).toBeNull();
  });
  it("has proposals of a move alone, three at most", () => {
    expect(captainRequestIn(id, { ...stored, what: "cannotPlay" })?.proposals).toEqual([]);
    const many = [1, 2, 3, 4].map((day) => new Date(now + day * DAY));
    expect(captainRequestIn(id, { ...stored, proposals: many })?.proposals).toHaveLength(3);
  });
  it("is none of another league, or for something unknown", () => {
    expect(captainRequestIn("mbl~one", stored)).toBeNull();
    expect(captainRequestIn(id, { ...stored, what: "party" })).toBeNull();
  });
});
