import { useState, useMemo, useSyncExternalStore } from "react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import type { BanPolicy } from "@/domain/people/banPolicy";
import { banRuleInWords } from "@/domain/people/banInWords";
import { bansOf, readBans, writeBans } from "@/domain/season/bans";
import { suspensions } from "@/domain/people/suspensions";
import { formatOf, readFormat } from "@/domain/season/format";
import { settingsOf } from "@/domain/season/seasons";
import { amountOf, enumerated } from "@/domain/wording";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { recordsIn, type ListingState } from "@/data/readState";
import { dayOf } from "@/domain/day";
import type { CardCarryOver as Carry, Season } from "@/domain/league/league";
import { carriedBans } from "@/domain/season/carriedBans";
import { lastClosed } from "@/domain/season/nextSeason";
import { useConnection } from "@/session/ConnectionProvider";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { useRecords } from "../live/useLive";
import { StepsBar } from "../list/StepsBar";
import { liveListingsOf } from "../live/liveListings";
import { Bullets } from "../parts/Bullets";
import { Section } from "../parts/Section";
import { stepOf } from "../steps/steps";
import { useSteps } from "../steps/useSteps";
import { Choice, Choices } from "./Choice";
import { RuleSection } from "./RuleSection";

const NO_CHANGE = "Nobody is suspended for more or fewer matches than now";
const MOST_YELLOWS = 10;
const MOST_MATCHES = 6;

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const matches: readonly (readonly [value: string, label: string])[] = [
  ["0", "No match"],
  ...upTo(MOST_MATCHES).map(
    (count) => [String(count), amountOf(count, "match", "matches")] as const,
  ),
];

/** The value of the choice that yellow cards are never forgotten; '' is the stage of the groups. */
const NEVER = "never";

/** Rounds of a knock-out: stage, label and number of teams. */
const stages = [
  ["R32", "The round of 32", 32],
  ["R16", "The round of 16", 16],
  ["QF", "The quarter-finals", 8],
  ["SF", "The semi-finals", 4],
] as const;

/** The section with the rules for suspensions of the current season; empty in a sport whose cards do not suspend. */
export function BansSection() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || !league.game.bans) return null;
  return (
    <>
      <Editor records={records} usual={league.game.bans} />
      <CarriedBans records={records} />
    </>
  );
}

interface EditorProps {
  readonly records: SeasonRecords;
  /** The default rule, from the league's file. */
  readonly usual: BanPolicy;
}

function Editor({ records, usual }: EditorProps) {
  const league = useLeague();
  const players = useRecords(league, "players");
  const [edited, setEdited] = useState<BanPolicy | null>(null);
  const [season] = league.seasons;
  const settings = settingsOf(league, records.seasons, undefined);
  const now = readBans(settings.bans) ?? usual;
  const said = edited ?? now;
  // The season's format decides whether cards in cups count together with those in the league.
  const inForce = { together: bansOf(league)?.together ?? false };
  const text = writeBans(said);
  const isOther = text !== writeBans(now);
  const set = (changed: Partial<BanPolicy>) => setEdited({ ...said, ...changed });
  const { cup, groups } = formatOf(league, settings);
  const hasGroups = (cup > 0 && groups.length > 0) || now.wipedAfter === "";
  const rounds = [
    [NEVER, "Never"] as const,
    ...(hasGroups ? [["", "The groups"] as const] : []),
    ...stages.filter(([, , size]) => size <= cup),
  ];
  const count = (label: string, key: "bans" | "secondYellow" | "red", disabled: boolean) => (
    <Choice
      disabled={disabled}
      label={label}
      onChange={(value) => set({ [key]: Number(value) })}
      options={matches}
      value={String(said[key])}
    />
  );
  return (
    <RuleSection
      action="Use this rule"
      isEdited={edited !== null}
      lead={`${banRuleInWords(now) || "Cards suspend nobody"}. Suspended players are named on their pages, on their club’s and in the warnings of line-ups.`}
      onEnd={() => setEdited(null)}
      records={records}
      saved={`${season.label} has new rules for suspensions.`}
      title="Suspensions"
      effects={bansChanged(
        records.results,
        players,
        { ...inForce, ...now },
        { ...inForce, ...said },
      )}
      wanted={isOther ? { bans: text === writeBans(usual) ? "" : text } : null}
    >
      {(busy) => (
        <Choices>
          <Choice
            disabled={busy}
            label="Yellow cards that suspend"
            onChange={(value) => set({ yellows: Number(value) })}
            options={[
              ["0", "None do"],
              ...upTo(MOST_YELLOWS).map((one) => [String(one), `Every ${one}`] as const),
            ]}
            value={String(said.yellows)}
          />
          {said.yellows > 0 && count("Suspended for yellow cards", "bans", busy)}
          {count("After a second yellow card", "secondYellow", busy)}
          {count("After a red card", "red", busy)}
          {rounds.length > 1 && said.yellows > 0 && (
            <Choice
              disabled={busy}
              label="Yellow cards are forgotten after"
              onChange={(value) => {
                const { wipedAfter: _, ...rest } = said;
                setEdited(value === NEVER ? rest : { ...rest, wipedAfter: value });
              }}
              options={rounds.map(([stage, words]) => [stage, words])}
              value={said.wipedAfter ?? NEVER}
            />
          )}
        </Choices>
      )}
    </RuleSection>
  );
}

/** Lists the players whose suspensions would change with another rule, by the cards shown so far. */
function bansChanged(
  results: readonly RecordOf<"results">[],
  players: readonly RecordOf<"players">[],
  now: BanPolicy,
  then: BanPolicy,
): string[] {
  const left = (policy: BanPolicy) =>
    new Map(suspensions(results, { players, policy }).map((one) => [one.key, one]));
  const [before, after] = [left(now), left(then)];
  const people = new Map([...before, ...after]);
  const lines = [...people].flatMap(([key, { player, club }]) => {
    const [was, will] = [before.get(key)?.left ?? 0, after.get(key)?.left ?? 0];
    if (was === will) return [];
    const who = `${player} (${club})`;
    if (will === 0) return [`${who} is suspended no more`];
    const length = amountOf(will, "match", "matches");
    return [`${who} is suspended for ${length}${was === 0 ? "" : ` instead of ${was}`}`];
  });
  return lines.length > 0 ? lines : [NO_CHANGE];
}

/**
 * The suspensions that were not served in the season before, with a button to carry them over; empty if none are left.
 */
function CarriedBans({ records }: { readonly records: Pick<SeasonRecords, "seasons"> }) {
  const league = useLeague();
  const before = lastClosed(league, records.seasons);
  const ended = before && dayOf(before.ended, arena.timeZone);
  return before && ended ? (
    <CarriedBansList
      before={before}
      carry={readFormat(before.format)?.carry}
      ended={ended}
      key={before.id}
    />
  ) : null;
}

interface CarriedBansListProps {
  readonly before: Pick<Season, "id" | "label">;
  /** What carries over by that season's format; undefined if the format does not say. */
  readonly carry: readonly Carry[] | undefined;
  /** The day on which the season ended, "YYYY-MM-DD". */
  readonly ended: string;
}

function CarriedBansList({ before, carry, ended }: CarriedBansListProps) {
  const league = useLeague();
  const { store } = useConnection();
  const players = useRecords(league, "players");
  const view = liveListingsOf(store).view([
    { league, kind: "results", season: before.id },
    { league, kind: "players", season: before.id },
  ]);
  const states = useSyncExternalStore(view.subscribe, view.states, view.states);
  const policy = bansOf(league, before.id);
  const found = useMemo(() => {
    // The states are in the order of the requests.
    const results = recordsIn(states[0] as ListingState<"results">);
    const filed = recordsIn(states[1] as ListingState<"players">);
    return policy ? carriedBans(players, { results, filed, policy, ended, carry }) : [];
  }, [states, players, policy, ended, carry]);
  const withCards = carry?.includes("cards") === true;
  const steps = useSteps(league);
  const { at } = steps.state;
  if (found.length === 0 && at === "idle") return null;
  const save = () =>
    void steps.run(
      found.map(({ player, word }) =>
        stepOf({
          kind: "players",
          does: "change",
          before: player,
          entity: { ...player, suspension: word },
        }),
      ),
    );
  return (
    <Section panel title={`Suspensions from ${before.label}`}>
      <Typography variant="lead">
        {withCards
          ? `These were left when ${before.label} ended, and its format says that yellow cards go on.`
          : `These were not served when ${before.label} ended.`}{" "}
        They count in the new season once they are carried over, as a decision of the organiser on
        each player; otherwise they are over.{withCards ? "" : " Yellow cards start from zero."}
      </Typography>
      <Bullets>
        {found.map(({ player, matches: misses, yellows }) => (
          <li key={player.id}>
            {player.name} ({player.club}):{" "}
            {enumerated([
              ...(misses > 0 ? [amountOf(misses, "match", "matches")] : []),
              ...(yellows > 0 ? [amountOf(yellows, "yellow card")] : []),
            ])}
          </li>
        ))}
      </Bullets>
      <StepsBar steps={steps} />
      {found.length > 0 && (at === "idle" || at === "undone") && (
        <Button onClick={save} sx={{ alignSelf: "start" }} variant="contained">
          Carry over {amountOf(found.length, withCards ? "player" : "suspension")}
        </Button>
      )}
    </Section>
  );
}
