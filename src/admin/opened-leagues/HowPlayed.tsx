import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { Section } from "../parts/Section";
import { Choice, Choices } from "../seasons/Choice";
import { formatKinds, isInMeets, isNamed } from "./opening";
import type { FormatKind, OpeningProblems, OpeningValues } from "./opening";
import { sportExamples } from "./ownSport";
import { SportFields, useOwnSport } from "./SportFields";

const formatWords: Readonly<Record<FormatKind, string>> = {
  table: "One table",
  groups: "Groups, then a knock-out",
  cup: "Knock-out only",
};

interface HowPlayedProps {
  readonly values: OpeningValues;
  /** The values, with defaults for those that are not typed. */
  readonly given: OpeningValues;
  readonly problems: OpeningProblems;
  readonly busy: boolean;
  readonly change: (changed: Partial<OpeningValues>) => void;
}

/** The sections of the form for a new league about its sport (if the owner names the sport) and its format. */
export function HowPlayed({ values, given, problems, busy, change }: HowPlayedProps) {
  const game = useOwnSport(values.sport, given.own);
  const orders = game?.packs.map(({ id, title }) => [id, title] as const) ?? [];
  const isOwn = isNamed(values.sport);
  const sportFields = (
    <SportFields
      disabled={busy}
      onChange={(own) => change({ own })}
      own={values.own}
      problems={problems.ofSport ?? {}}
      sport={values.sport}
    />
  );
  return (
    <>
      {isOwn && (
        <Section title="The sport">
          <Choices>
            <Choice
              disabled={busy}
              label="Begin with"
              onChange={(called) => {
                const example = sportExamples.find(({ own }) => own.called === called);
                change(example ?? { own: {}, points: "" });
              }}
              options={[
                ["", "Usual settings"],
                ...sportExamples.map(({ own: { called } }) => [called, called] as const),
              ]}
              value={
                sportExamples.find(({ own }) => own.called === given.own.called)?.own.called ?? ""
              }
            />
          </Choices>
          {sportFields}
        </Section>
      )}
      {!isInMeets(values.sport) && (
        <Section title="How it is played">
          <Choices>
            <Choice
              disabled={busy}
              label="Format"
              // The cast is safe: the options are the possible formats.
              onChange={(format) => change({ format } as Pick<OpeningValues, "format">)}
              options={formatKinds.map((kind) => [kind, formatWords[kind]])}
              problem={problems.format}
              value={values.format}
            />
            {values.format === "groups" && (
              <Choice
                disabled={busy}
                label="Groups"
                onChange={(count) => change({ groups: Number(count) })}
                options={[2, 3, 4, 6, 8].map((count) => [String(count), String(count)])}
                value={String(values.groups)}
              />
            )}
            {values.format !== "cup" && (
              <Choice
                disabled={busy}
                label="Each pair meets"
                onChange={(rounds) => change({ rounds: rounds === "2" ? 2 : 1 })}
                options={[
                  ["1", "Once"],
                  ["2", "Twice"],
                ]}
                value={String(values.rounds)}
              />
            )}
            <TextField
              disabled={busy}
              error={problems.points !== undefined}
              helperText={
                problems.points ??
                "Win, draw and defeat: 3-1-0. With a win and a defeat after extra time: 3-1-0-2-1. Empty: as the rules say"
              }
              label="Points"
              onChange={({ target }) => change({ points: target.value })}
              value={values.points}
            />
            {orders.length > 1 && (
              <Choice
                disabled={busy}
                label="Order of the table"
                onChange={(pack) => change({ own: { ...given.own, pack } })}
                options={orders}
                value={(orders.find(([id]) => id === given.own.pack) ?? orders[0])?.[0] ?? ""}
              />
            )}
          </Choices>
          {!isOwn && sportFields}
          <Typography variant="note">
            More of it is set on the page Seasons, once the league is open.
          </Typography>
        </Section>
      )}
    </>
  );
}
