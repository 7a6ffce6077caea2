import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useListings } from "@/data/useListing";
import { playing, useAllMatches } from "@/site/today/leagueMatches";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { useMine } from "@/ui/mine/mine";
import { SearchField } from "@/ui/SearchField";
import { allEntries, isFollowed, kinds, type Entry } from "./entries";
import { FoundList } from "./FoundList";
import { keepRecent, recentIds } from "./recent";
import { makeSearch } from "./search";
import styles from "./SearchDialog.module.css";

const players = playing.map((league) => ({ league, kind: "players" as const }));

const titles = { club: "Clubs", player: "Players", match: "Matches", page: "Pages" } as const;

/** So many of each kind are shown. */
const SHOWN = 6;

/** What can be found now, and how far the players are read, which takes one document of each league more. */
function useEntries() {
  const zone = useZone();
  const { leagues } = useAllMatches();
  const states = useListings(players);
  const entries = useMemo(
    () =>
      allEntries(
        leagues.map(({ league, clubs, matches }, at) => {
          const state = states[at];
          const records = state?.status === "ready" ? state.listing.records : [];
          // A player is found where the players are shown.
          const isShown = league.pages.players === "real";
          return { league, clubs, matches, players: isShown ? records : [] };
        }),
        zone,
      ),
    [leagues, states, zone],
  );
  return {
    entries,
    isLoading: states.some(({ status }) => status === "loading"),
    hasFailed: states.some(({ status }) => status === "failed"),
  };
}

/** Finds clubs, players, matches and pages over all leagues, whatever accents somebody types. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query.trim());
  const [recent] = useState(recentIds);
  const mine = useMine();
  const now = useNow(0);
  const { entries, isLoading, hasFailed } = useEntries();
  const navigate = useNavigate();
  const search = useMemo(
    () =>
      makeSearch(entries, {
        isPreferred: (entry) => isFollowed(entry, mine) || recent.includes(entry.id),
        now,
      }),
    [entries, mine, recent, now],
  );
  const found = asked === "" ? [] : search.find(asked);
  const isUnknown = asked !== "" && found.length === 0 && !isLoading;
  const nearest = isUnknown ? search.nearest(asked) : [];
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const open = ({ id }: Entry) => {
    keepRecent(id);
    void navigate(id, { replace: true });
  };
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const followed = entries.filter((entry) => isFollowed(entry, mine));
  return (
    <Dialog onClose={onClose} sheet title="Search">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = search.find(query.trim());
          if (first) open(first);
          // Nobody asked for what is merely like it: it is opened by a key of its own.
          else box.current?.parentElement?.querySelector<HTMLElement>("[data-nearest] a")?.focus();
        }}
        ref={box}
      >
        <SearchField label="Club, player, match or page" onChange={setQuery} value={query} />
      </form>
      <p className="visually-hidden" role="status">
        {asked !== "" &&
          (isUnknown
            ? `Nothing found, ${nearest.length} are most like it`
            : `${found.length} found`)}
      </p>
      {asked === "" && (
        <>
          <FoundList entries={followed} title="Following" />
          <FoundList entries={known(recent)} title="Recent" />
        </>
      )}
      {kinds
        .map((kind) => found.filter((entry) => entry.kind === kind).slice(0, SHOWN))
        .filter((group) => group.length > 0)
        .toSorted(([a], [b]) => (a && b ? found.indexOf(a) - found.indexOf(b) : 0))
        .map((group) => (
          <FoundList
            entries={group}
            key={group[0]?.kind}
            query={asked}
            title={group[0] ? titles[group[0].kind] : ""}
          />
        ))}
      {isUnknown && (
        <div data-nearest="">
          <p className={styles.none}>No player or club like ‘{asked}’.</p>
          <FoundList entries={nearest} title="Nearest" />
          <Button
            className={styles.clear}
            icon="close"
            onClick={() => {
              setQuery("");
              box.current?.querySelector("input")?.focus();
            }}
          >
            Clear and search again
          </Button>
        </div>
      )}
      <p className={styles.note}>
        {isLoading
          ? "Players are still being read."
          : hasFailed
            ? "Some players could not be read. What is found is not everything."
            : "Accents and small slips don’t matter. All leagues of this season are searched."}
      </p>
    </Dialog>
  );
}
