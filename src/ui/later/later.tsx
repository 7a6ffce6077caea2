import { lazy, type ComponentType, type FunctionComponent } from "react";
import { LaterBoundary } from "./LaterBoundary";
import { ChunkFailure } from "./lazyPart";

/*
 * Components whose code is fetched when they are first drawn; each wants a `Suspense` around it. They are in place
 * of React's `lazy` alone, which keeps a failure for the life of the page.
 */

type FetchCode<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Later<P> {
  readonly Part: FunctionComponent<P>;
  /** Has the code requested again when it is next drawn. */
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

/** What a page consists of: without its code the page fails as it does without its own. */
export function laterPage<P extends object>(fetchCode: FetchCode<P>): FunctionComponent<P> {
  return later(fetchCode).Part;
}

/** A part of a page: the rest stays where its code cannot be fetched, and a line in its place asks to try again. */
export function laterPart<P extends object>(fetchCode: FetchCode<P>): FunctionComponent<P> {
  const { Part, forget } = later(fetchCode);
  return (props) => (
    <LaterBoundary onRetry={forget}>
      <Part {...props} />
    </LaterBoundary>
  );
}

/** How a dialog is closed: by who opened it, or by the address. */
type Closable =
  | { readonly onClose: () => void }
  | { readonly dialog: { readonly close: () => void } };

/** A dialog on top of a page; the page does not change where the dialog cannot be opened. */
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
