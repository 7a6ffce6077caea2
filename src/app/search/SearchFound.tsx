import { useDeferredValue, useImperativeHandle, useMemo, useRef, useState, type Ref } from "react";
import { useNavigate } from "react-router-dom";
import { amountOf } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { ListBoxPopup } from "@/ui/ListBox";
import { useMine } from "@/ui/mine/mine";
import { isFollowed, kinds, titles, type Entry } from "./entries";
import { FoundList } from "./FoundList";
import { NotRead } from "./NotRead";
import { keepRecent, recentIds } from "./recent";
import { makeSearch, type Found } from "./search";
import type { OpenBest } from "./SearchDialog";
import styles from "./SearchDialog.module.css";
import { useEntries } from "./useEntries";

interface SearchFoundProps {
  readonly query: string;
  /** Is given what the enter key does in the field. */
  readonly openBest: Ref<OpenBest>;
  /** Empties the field and leads back to it. */
  readonly onClear: () => void;
}

const unmarked = (entries: readonly Entry[]): readonly Found[] =>
  entries.map((entry) => ({ entry, terms: [] }));

const ofKind = (found: readonly Found[], kind: Entry["kind"]) =>
  found.filter(({ entry }) => entry.kind === kind);

/** How much is found, in the words that are read aloud: "7 found: 5 players, 2 matches". */
function amountInWords(found: readonly Found[]): string {
  const parts = kinds.flatMap((kind) => {
    const { length } = ofKind(found, kind);
    return length > 0 ? amountOf(length, titles[kind].one, titles[kind].many.toLowerCase()) : [];
  });
  return `${found.length} found: ${parts.join(", ")}`;
}

const likeInWords = (amount: number) =>
  amount > 0 ? `, ${amount} ${amount === 1 ? "is" : "are"} most like it` : "";

/** Below the field: what is found by kind, else what is most like it; before anybody types what is followed, and was found last. */
export function SearchFound({ query, openBest, onClear }: SearchFoundProps) {
  const asked = useDeferredValue(query.trim());
  const mine = useMine();
  // The order does not change while somebody goes through the results.
  const [before] = useState(() => ({ mine, recent: recentIds(), now: Date.now() }));
  const { entries, isLoading, failed } = useEntries(before.now);
  const navigate = useNavigate();
  const likeIt = useRef<HTMLDivElement>(null);
  const search = useMemo(
    () =>
      makeSearch(entries, {
        isPreferred: (entry) => isFollowed(entry, before.mine) || before.recent.includes(entry.id),
        now: before.now,
      }),
    [entries, before],
  );
  const found = useMemo(() => (asked === "" ? [] : search.find(asked)), [search, asked]);
  const isUnknown = asked !== "" && found.length === 0 && !isLoading;
  const nearest = isUnknown ? search.nearest(asked) : [];
  useImperativeHandle(openBest, () => (of) => {
    const [first] = search.find(of);
    if (first) {
      keepRecent(first.entry.id);
      void navigate(first.entry.id, { replace: true });
    }
    // Nobody asked for what is merely like it: it is opened by a key of its own.
    else likeIt.current?.querySelector<HTMLElement>("a")?.focus();
  });
  const recent = before.recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const ofKinds = kinds
    .map((kind) => ({ title: titles[kind].many, found: ofKind(found, kind), asked }))
    .toSorted(({ found: [a] }, { found: [b] }) =>
      a && b ? found.indexOf(a) - found.indexOf(b) : 0,
    );
  const groups = (
    asked === ""
      ? [
          {
            title: "Following",
            found: unmarked(entries.filter((entry) => isFollowed(entry, mine))),
          },
          { title: "Recent", found: unmarked(recent) },
        ]
      : [...ofKinds, { title: "Nearest", found: unmarked(nearest) }]
  ).filter((group) => group.found.length > 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {asked !== "" &&
          (isUnknown ? `Nothing found${likeInWords(nearest.length)}` : amountInWords(found))}
      </p>
      <NotRead failed={failed} />
      {isUnknown && <p className={styles.none}>Nothing found like ‘{asked}’.</p>}
      {groups.length > 0 && (
        <div ref={likeIt}>
          <ListBoxPopup label="Found">
            {groups.map((group) => (
              <FoundList key={group.title} {...group} />
            ))}
          </ListBoxPopup>
        </div>
      )}
      {isUnknown && (
        <Button className={styles.clear} icon="close" onClick={onClear}>
          Clear and search again
        </Button>
      )}
      <p className={styles.note}>
        {isLoading
          ? "The leagues are still being read."
          : failed.length === 0 &&
            "Accents and small slips don’t matter. All leagues of this season are searched, and earlier champions."}
      </p>
      <p className={styles.keys}>↑ and ↓ move through what is found, Enter opens, Esc closes.</p>
    </>
  );
}
