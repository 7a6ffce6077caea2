import { useState } from "react";
import type { ListingState } from "@/data/readState";
import { Button, IconButton } from "./Button";
import { Card } from "./Card";
import { Dialog } from "./Dialog";
import { EmptyState } from "./EmptyState";
import { ErrorState } from "./ErrorState";
import type { Exhibit } from "./exhibit";
import { Link } from "./Link";
import { Listing } from "./Listing";
import { Section } from "./Section";
import { Skeleton } from "./Skeleton";
import { StaleNote } from "./StaleNote";
import styles from "./gallery.module.css";

const nothing = () => {};
const offline = Object.assign(new Error("You are offline."), {
  name: "DataFailure" as const,
  kind: "offline" as const,
});
const listing = { records: [], unreadable: [], readAt: 0, source: "published" } as const;

const rows = (
  <div className={styles.row}>
    <Skeleton className={styles.disc} shape="disc" />
    <Skeleton width="long" />
    <Skeleton width="short" />
  </div>
);

function ListingIn({ state }: { readonly state: ListingState<"fixtures"> }) {
  return (
    <Listing
      empty={<EmptyState title="No fixtures yet">They appear here once scheduled.</EmptyState>}
      skeleton={rows}
      state={state}
      what="fixtures"
    >
      {() => <Card>Fixtures</Card>}
    </Listing>
  );
}

const sizes = [
  { name: "Normal, full screen on phones", width: "normal", sheet: true },
  { name: "Narrow", width: "narrow", sheet: false },
  { name: "Wide", width: "wide", sheet: false },
] as const;

function OpenDialog({ size }: { readonly size: (typeof sizes)[number] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(1);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open {size.name.toLowerCase()}</Button>
      {isOpen && (
        <Dialog
          actions={<IconButton icon="share" label="Share" />}
          onClose={() => setIsOpen(false)}
          position={`${at} of 5`}
          sheet={size.sheet}
          steps={{
            previous: { label: "Previous", onSelect: at > 1 ? () => setAt(at - 1) : undefined },
            next: { label: "Next", onSelect: at < 5 ? () => setAt(at + 1) : undefined },
          }}
          title="Northgate Athletic v Faculty of Engineering and Applied Sciences"
          width={size.width}
        >
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>A long report, line {index + 1}.</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

const exhibits: readonly Exhibit[] = [
  {
    title: "Card",
    states: [
      { name: "padded", show: <Card>Text in a card</Card> },
      { name: "flush", show: <Card flush>To the edge</Card> },
    ],
  },
  {
    title: "Dialog",
    states: sizes.map((size) => ({ name: size.name, show: <OpenDialog size={size} /> })),
  },
  {
    title: "EmptyState",
    states: [
      {
        name: "with picture and action",
        show: (
          <EmptyState
            action={<Button variant="filled">Open game week 5</Button>}
            spot="no-fixtures"
            title="No match in game week 4"
          >
            The next matches are in game week 5.
          </EmptyState>
        ),
      },
      { name: "words only", show: <EmptyState title="No results yet" /> },
      {
        name: "bare, inside a card",
        show: (
          <Card>
            <EmptyState bare spot="no-players" title="No players found" />
          </Card>
        ),
      },
    ],
  },
  {
    title: "ErrorState",
    states: [
      {
        name: "with retry",
        show: (
          <ErrorState onRetry={nothing} title="Failed to load fixtures.">
            The site’s data cannot be reached right now.
          </ErrorState>
        ),
      },
      {
        name: "trying again",
        show: (
          <ErrorState busy onRetry={nothing} title="Failed to fetch results.">
            No answer came in time.
          </ErrorState>
        ),
      },
    ],
  },
  {
    title: "Listing",
    states: [
      { name: "loading", show: <ListingIn state={{ status: "loading" }} /> },
      {
        name: "failed",
        show: (
          <ListingIn
            state={{ status: "failed", failure: offline, refreshing: false, retry: nothing }}
          />
        ),
      },
      {
        name: "empty",
        show: (
          <ListingIn
            state={{
              status: "ready",
              value: listing,
              readAt: 0,
              refreshing: false,
              failure: null,
              retry: nothing,
            }}
          />
        ),
      },
      {
        name: "stale",
        show: (
          <ListingIn
            state={{
              status: "ready",
              value: listing,
              readAt: 0,
              refreshing: false,
              failure: offline,
              retry: nothing,
            }}
          />
        ),
      },
    ],
  },
  {
    title: "Section",
    states: [
      {
        name: "with a link beside its title",
        show: (
          <Section action={<Link to="/">All matches</Link>} title="Upcoming">
            <Card>Content</Card>
          </Section>
        ),
      },
    ],
  },
  {
    title: "Skeleton",
    states: [
      { name: "a row", show: rows },
      { name: "a block", show: <Skeleton className={styles.block} shape="block" /> },
    ],
  },
  {
    title: "StaleNote",
    states: [
      {
        name: "long reason",
        show: (
          <StaleNote
            onRetry={nothing}
            readAt={0}
            reason="The site has reached its limit for today."
          />
        ),
      },
    ],
  },
];

export default exhibits;
