import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { everyLeague } from "@/leagues";
import { Ask } from "../parts/Ask";

const ALL = "*";

interface LeagueChoiceProps {
  /** Whose leagues they are. */
  readonly who: string;
  readonly slugs: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (slugs: readonly string[]) => void;
}

/** Chooses the leagues that somebody's rights cover: one at least. */
export function LeagueChoice({ who, slugs, busy, onChoose }: LeagueChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const toggle = (slug: string, on: boolean) =>
    setChosen(
      (before) => new Set([...(before ?? [])].filter((one) => one !== slug).concat(on ? slug : [])),
    );
  const all = chosen?.has(ALL) ?? false;
  const close = () => setChosen(null);
  const title = `Leagues of ${who}`;
  return (
    <>
      <Button
        aria-label={title}
        disabled={busy}
        onClick={() => setChosen(new Set(slugs))}
        size="small"
        variant="text"
      >
        Change
      </Button>
      <Ask
        action="Save"
        isOff={chosen === null || chosen.size === 0}
        onAct={() => {
          close();
          onChoose(all ? [ALL] : [...(chosen ?? [])]);
        }}
        onClose={close}
        open={chosen !== null}
        safe="Cancel"
        title={title}
      >
        <Stack aria-label={title} role="group">
          {[{ slug: ALL, name: "All leagues" }, ...everyLeague()].map(({ slug, name }) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={all || (chosen?.has(slug) ?? false)}
                  disabled={all && slug !== ALL}
                  onChange={(_, on) => toggle(slug, on)}
                />
              }
              key={slug}
              label={name}
            />
          ))}
        </Stack>
      </Ask>
    </>
  );
}
