import {
  captainRequestDocument,
  CAPTAIN_REQUESTS,
  captainRequestId,
} from "@/data/captains/captainRequests";
import { CAPTAINS, peopleOf, switchesDocument } from "@/data/captains/captains";
import { personDocument } from "@/data/captains/people";
import { writeReportedScore } from "@/data/captains/reportedScore";
import { reportId, REPORTS, type ReportSide } from "@/data/captains/reports";
import type { RawDocument } from "@/data/documents";
import { captainTimes } from "@/domain/captains/captainTimes";
import { DAY, HOUR } from "@/domain/durations";
import type { EntityKind } from "@/records/record";
import type { StoredDocument } from "@/records/document";
import { seedRights, type SeedAccount } from "./accounts";
import type { PlacedDocument, SeedCollection } from "./seedData";

/* The data of captains in local databases: their switches, their reports and their requests. */

interface Captain extends SeedAccount {
  /** The slug of the league. */
  readonly slug: string;
  /** The name of the captain's club. */
  readonly clubName: string;
}

interface CaptainSeedContext {
  readonly accounts: readonly SeedAccount[];
  readonly collections: readonly SeedCollection[];
  readonly now: Date;
  /** Whether to add reports and a request of captains. */
  readonly isBusy: boolean;
}

/** Places a document. Its values are in their stored form: texts, moments and lists of them. */
const placed = (collection: string, id: string, data: RawDocument): PlacedDocument => ({
  collection,
  id,
  data: data as StoredDocument,
});

/** Returns the documents of a league's current season. */
const documentsOf = (collections: readonly SeedCollection[], slug: string, kind: EntityKind) =>
  collections.find((one) => one.league.slug === slug && one.kind === kind && !one.season)
    ?.documents ?? [];

function captainsIn({ accounts, collections }: CaptainSeedContext): readonly Captain[] {
  return accounts.flatMap((account) =>
    Object.entries(account.captainOf ?? {}).flatMap(([slug, club]) => {
      const team = documentsOf(collections, slug, "teams").find(({ id }) => id === club);
      const clubName = team?.document["name"];
      return typeof clubName === "string" ? [{ ...account, slug, clubName }] : [];
    }),
  );
}

/** A match with a time, in a league with captains. */
interface Match {
  readonly slug: string;
  readonly id: string;
  readonly date: Date;
  /** The captains of both sides; undefined if a club has none. */
  readonly captains: Readonly<Record<ReportSide, Captain | undefined>>;
}

function matchesOf(
  slug: string,
  captains: readonly Captain[],
  { collections }: CaptainSeedContext,
): readonly Match[] {
  const captainOf = (club: unknown) =>
    captains.find((one) => one.slug === slug && one.clubName === club);
  return documentsOf(collections, slug, "fixtures")
    .flatMap(({ id, document: { date, teamA, teamB } }) =>
      date instanceof Date
        ? [{ slug, id, date, captains: { a: captainOf(teamA), b: captainOf(teamB) } }]
        : [],
    )
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
}

/** The scores that both captains report, one line per match: the same in the first, different in the second. */
const reported: readonly (Readonly<Record<ReportSide, readonly [home: number, away: number]>> & {
  readonly note: string;
})[] = [
  { a: [2, 1], b: [2, 1], note: "" },
  { a: [2, 1], b: [1, 1], note: "The referee took their second goal back." },
];

/** Returns the reports of the captains for matches that have no result yet. */
function reportsOf(matches: readonly Match[], results: ReadonlySet<string>, now: Date) {
  const until = captainTimes.reportHours * HOUR;
  const waiting = matches.filter(
    ({ id, date, captains: { a, b } }) =>
      a && b && !results.has(id) && date <= now && now.getTime() < date.getTime() + until,
  );
  return waiting.flatMap(({ slug, id: fixture, date, captains }, nth) => {
    const said = reported[nth % reported.length];
    return (["a", "b"] as const).flatMap((side): PlacedDocument[] => {
      const captain = captains[side];
      if (!said || !captain) return [];
      const [scoreA, scoreB] = said[side];
      const score = writeReportedScore({ scoreA, scoreB, detail: "", ending: "", goals: [] });
      const at = new Date(Math.min(date.getTime() + 3 * HOUR, now.getTime()));
      const note = side === "b" ? said.note : "";
      return [
        placed(REPORTS, reportId(slug, side, fixture), {
          league: slug,
          fixture,
          side,
          score: score ?? "",
          note,
          by: captain.uid,
          at,
        }),
      ];
    });
  });
}

/** Returns a request of a captain to move the club's next match to another day. */
function requestOf(matches: readonly Match[], captain: Captain, now: Date): PlacedDocument[] {
  const next = matches.find(
    ({ date, captains: { a, b } }) =>
      (a?.uid === captain.uid || b?.uid === captain.uid) && date.getTime() > now.getTime() + HOUR,
  );
  if (!next) return [];
  const { slug, id: about, date } = next;
  const club = captain.captainOf?.[slug] ?? "";
  const proposals = [1, 2].map((days) => date.getTime() + days * DAY);
  const request = captainRequestDocument({ what: "move", league: slug, club, about, proposals });
  return [
    placed(CAPTAIN_REQUESTS, captainRequestId(slug, about), {
      ...request,
      by: captain.uid,
      at: new Date(now.getTime() - HOUR),
    }),
  ];
}

/** Returns an account's entries in the leagues' lists of captains and scorers, as granting its rights writes them. */
function peopleSeeds(account: SeedAccount): readonly PlacedDocument[] {
  const { uid, leagues, captainOf = {} } = account;
  const slugs = new Set([...(leagues ?? []), ...Object.keys(captainOf)]);
  return [...slugs].flatMap((slug) => {
    const person = personDocument(seedRights(account), slug, true);
    return person ? [placed(peopleOf(slug), uid, person)] : [];
  });
}

/** Returns the documents about captains: switches of their leagues, lists of people, reports and a request. */
export function captainSeeds(seeded: CaptainSeedContext): readonly PlacedDocument[] {
  const captains = captainsIn(seeded);
  const { collections, now, isBusy } = seeded;
  const slugs = [...new Set(captains.map(({ slug }) => slug))];
  return [
    ...slugs.map((slug) =>
      placed(CAPTAINS, slug, switchesDocument({ on: true, squadsUntil: null })),
    ),
    ...seeded.accounts.flatMap(peopleSeeds),
    ...(isBusy ? slugs : []).flatMap((slug) => {
      const matches = matchesOf(slug, captains, seeded);
      const results = new Set(documentsOf(collections, slug, "results").map(({ id }) => id));
      const first = captains.find((one) => one.slug === slug);
      return [
        ...reportsOf(matches, results, now),
        ...(first ? requestOf(matches, first, now) : []),
      ];
    }),
  ];
}
