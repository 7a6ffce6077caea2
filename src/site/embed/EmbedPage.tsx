import { useEffect } from "react";
import type { League } from "@/leagues/league";
import { brand } from "@/leagues/brand";
import { paths, type EmbedPart } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { FollowedHere } from "../live/FollowedHere";
import { EmbeddedMatches, EmbeddedTable } from "./EmbedParts";
import styles from "./EmbedPage.module.css";

interface EmbedPageProps {
  readonly league: League;
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

/** A league's table, next matches or one match for other sites to frame, with the way to the whole. */
export default function EmbedPage({ league, part }: EmbedPageProps) {
  useLinksBeside();
  const page = part === "table" ? "standings" : "matches";
  const isOpen = league.pages[page] === "real";
  const whole = paths.page(league, isOpen ? page : "home");
  return (
    <main className={styles.embed} data-sport={league.sport} id="main" tabIndex={-1}>
      <h1 className={styles.title}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        {league.name} {words[part]}
      </h1>
      {part === "table" ? (
        isOpen ? (
          <EmbeddedTable league={league} />
        ) : (
          <p>The table is not open yet.</p>
        )
      ) : (
        <EmbeddedMatches isOne={part === "match"} league={league} />
      )}
      <p className={styles.from}>
        <Link to={whole}>All of it on {brand.name}</Link>
      </p>
      <FollowedHere league={league} />
    </main>
  );
}
