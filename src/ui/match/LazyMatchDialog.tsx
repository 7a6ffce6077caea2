import { lazy, Suspense, type ComponentProps } from "react";

const MatchDialog = lazy(() => import("./MatchDialog"));

/** The Match Details dialog, whose code comes with the first match that is opened. */
export function LazyMatchDialog(props: ComponentProps<typeof MatchDialog>) {
  return (
    <Suspense fallback={null}>
      <MatchDialog {...props} />
    </Suspense>
  );
}
