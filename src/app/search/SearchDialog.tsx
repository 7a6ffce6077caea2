import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/ui/Dialog";
import { ListBox, ListBoxField } from "@/ui/ListBox";
import { SearchField } from "@/ui/SearchField";
import { RouteBoundary } from "../errors/RouteBoundary";
import { LoadedPage } from "../pages/answer";
import { searchFound } from "./modules";
import styles from "./SearchDialog.module.css";

/** Opens the best result of a query. */
export type OpenBest = (query: string) => void;

/**
 * The dialog that searches clubs, players, matches, meets and pages of all leagues, without regard to accents: a field,
 * and below it the results, whose code is loaded later.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const openBest = useRef<OpenBest>(null);
  const focusField = () => box.current?.querySelector("input")?.focus();
  useEffect(focusField, []);
  const ask = (next: string) => {
    setQuery(next);
    // Scrolls the dialog's body to the top, so that the next results begin there.
    if (box.current?.parentElement) box.current.parentElement.scrollTop = 0;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || query === "") return;
    // Escape would only empty a search field, and the dialog would stay open.
    event.preventDefault();
    box.current?.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  return (
    <Dialog onClose={onClose} sheet title="Search">
      <div ref={box}>
        <ListBox onKeyDown={onKeyDown} popup="grid" query={query}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              openBest.current?.(query.trim());
            }}
          >
            <ListBoxField>
              {(field) => (
                <SearchField
                  label="Club, player, match or page"
                  list={field}
                  onChange={ask}
                  value={query}
                />
              )}
            </ListBoxField>
          </form>
          <RouteBoundary onRetry={searchFound.forget}>
            <Suspense
              fallback={
                <p className={styles.note} role="status">
                  Loading the search…
                </p>
              }
            >
              <LoadedPage
                module={searchFound}
                props={{
                  query,
                  openBest,
                  onClear: () => {
                    ask("");
                    focusField();
                  },
                }}
              />
            </Suspense>
          </RouteBoundary>
        </ListBox>
      </div>
    </Dialog>
  );
}
