import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";
import { words } from "../kind/words";
import { usePastSeason } from "../live/pastSeason";
import { useRecords } from "../live/useLive";
import { sectionOf, type OpenSection } from "../sections";
import { newSearch, pasteSearch } from "../address/listUrl";

interface EmptyListProps {
  readonly league: League;
  readonly kind: EntityKind;
  readonly section: OpenSection;
}

type SpotName = ComponentProps<typeof EmptyState>["spot"];
const spots: Partial<Record<EntityKind, NonNullable<SpotName>>> = {
  fixtures: "no-fixtures",
  results: "no-results",
  players: "no-players",
};

/** An empty list: what will be here, and the next step, which may be in another section. */
export function EmptyList({ league, kind, section }: EmptyListProps) {
  const { search } = useLocation();
  const fixtures = useRecords(league, "fixtures");
  const past = usePastSeason();
  const { one, many } = words[kind];
  const spot = spots[kind];
  const first =
    !past && kind === "results" && fixtures.length === 0 && sectionOf(league, "fixtures");

  const add = (
    <>
      <Button component={Link} to={first ? first.path + newSearch("") : newSearch(search)}>
        Add {first ? "fixture" : one}
      </Button>
      <Button component={Link} to={pasteSearch(search)} variant="text">
        Paste from a spreadsheet
      </Button>
    </>
  );
  if (past) {
    return (
      <EmptyState action={add} title={`No ${many} of ${past.label}`}>
        Nothing was filed under this season. What you add here appears on its pages.
      </EmptyState>
    );
  }
  if (section.access !== "full") {
    return (
      <EmptyState title={`No ${many} yet`}>
        The rows of this table come with the league’s {league.clubNoun}s. There are none in the
        database yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState action={add} title={`No ${many} yet`} {...(spot && { spot })}>
      {first
        ? "A result is easiest to add from its fixture. Add the fixtures first."
        : `Visitors see ${many} here as soon as you add one.`}
    </EmptyState>
  );
}
