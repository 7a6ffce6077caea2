import type { ReactNode } from "react";

/** The placeholder of content that is loading. Screen readers say "Loading fixtures" once. */
export function Loading({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {what}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
