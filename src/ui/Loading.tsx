import type { ReactNode } from "react";

/** The region of what is loading, with its skeleton; says "Loading fixtures" once, politely. */
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
