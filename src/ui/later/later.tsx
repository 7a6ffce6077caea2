import { lazy, type ComponentType, type FunctionComponent } from "react";
import { LaterBoundary } from "./LaterBoundary";
import { ChunkFailure } from "./lazyPart";

/*
 * Components whose code is fetched when they are first rendered; each needs a `Suspense` around it. They replace
 * React's `lazy`, which remembers a failure for as long as the page is open.
 */

type FetchCode<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Later<P> {
  readonly Part: FunctionComponent<P>;
  /** Makes the next rendering request the code again. */
  readonly forget: () => void;
}

function later<P extends object>(fetchCode: FetchCode<P>): Later<P> {
  const begin = (): ComponentType<P> =>
    lazy(() =>
      fetchCode().catch((cause: unknown) => {
        throw new ChunkFailure(cause, forget);
      }),
    );
  let Lazy = begin();
  const forget = () => {
    Lazy = begin();
  };
  return { Part: (props) => <Lazy {...props} />, forget };
}

/** Wraps the main content of a page: if its code cannot be fetched, the whole page shows the failure. */
export function laterPage<P extends object>(fetchCode: FetchCode<P>): FunctionComponent<P> {
  return later(fetchCode).Part;
}

/**
 * Wraps a part of a page: if its code cannot be fetched, the rest of the page stays, and a line with "Try again" is
 * shown in its place.
 */
export function laterPart<P extends object>(fetchCode: FetchCode<P>): FunctionComponent<P> {
  const { Part, forget } = later(fetchCode);
  return (props) => (
    <LaterBoundary onRetry={forget}>
      <Part {...props} />
    </LaterBoundary>
  );
}

/** The two ways to close a dialog: by a callback of the parent, or by the address. */
type Closable =
  | { readonly onClose: () => void }
  | { readonly dialog: { readonly close: () => void } };

/**
 * Wraps a dialog: if its code cannot be fetched, the page stays and a message with "Try again" and "Close" is shown.
 */
export function laterDialog<P extends Closable>(fetchCode: FetchCode<P>): FunctionComponent<P> {
  const { Part, forget } = later(fetchCode);
  return (props) => (
    <LaterBoundary
      onClose={"dialog" in props ? props.dialog.close : props.onClose}
      onRetry={forget}
    >
      <Part {...props} />
    </LaterBoundary>
  );
}
