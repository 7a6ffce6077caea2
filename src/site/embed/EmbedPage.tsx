import { Suspense, useEffect } from "react";
import { arena } from "@arena/arena";
import { paths, type EmbedPart } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { laterPart } from "@/ui/later/later";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/where";
import { FollowedHere } from "../live/FollowedHere";
import { EmbeddedMatches, EmbeddedTable } from "./EmbedParts";
import styles from "./EmbedPage.module.css";

// Only a league that is held in meets needs these.
const EmbeddedTeams = laterPart(() => import("./EmbeddedTeams"));
const EmbeddedMeets = laterPart(() => import("./EmbeddedMeets"));

interface EmbedPageProps {
  readonly part: EmbedPart;
}

const words: Record<EmbedPart, string> = {
  table: "table",
  fixtures: "matches",
  match: "match",
};

/** Links open beside the page that frames this one: only what is here may be framed. */
function useLinksBeside(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      link.target = "_blank";
      link.rel = "noopener";
      // The router would show the other page in the frame.
      event.stopPropagation();
    };
    document.addEventListener("click", lead, true);
    return () => document.removeEventListener("click", lead, true);
  }, []);
}

function Table() {
  const league = useLeague();
  if (!league.meets) return <EmbeddedTable />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EmbeddedTeams />
    </Suspense>
  );
}

function Meets() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EmbeddedMeets />
    </Suspense>
  );
}

/** A league's table, next matches or one match for other sites to frame, with the way to the whole. */
export default function EmbedPage({ part }: EmbedPageProps) {
  const league = useLeague();
  useLinksBeside();
  const page = part === "table" ? "standings" : "matches";
  const isOpen = league.pages[page] === "real";
  const whole = paths.page(league, isOpen ? page : "home");
  return (
    <main className={styles.embed} data-sport={league.sport} id="main" tabIndex={-1}>
      <h1 className={styles.title}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        {league.name} {league.meets && part === "fixtures" ? "meets" : words[part]}
      </h1>
      {part === "table" ? (
        isOpen ? (
          <Table />
        ) : (
          <p>The table is not open yet.</p>
        )
      ) : league.meets ? (
        <Meets />
      ) : (
        <EmbeddedMatches isOne={part === "match"} />
      )}
      <p className={styles.from}>
        <Link to={whole}>See more on {arena.name}</Link>
      </p>
      <FollowedHere />
    </main>
  );
}
