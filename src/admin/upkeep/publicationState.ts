import type { PublishedCheck } from "@/data/maintenance";

/** What is to be said of a kind's published copies. */
export interface PublicationState {
  readonly tone: "good" | "missing" | "drift";
  readonly text: string;
  /** What the button that puts it right is called. */
  readonly action: string;
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Sums up a check. Records nobody can read are the repair page's affair and no drift. */
export function publicationState({ published, drift }: PublishedCheck): PublicationState {
  const [current] = published;
  if (!current?.exists) {
    return {
      tone: "missing",
      text: "Not published: each visit reads the whole list, record by record.",
      action: "Publish",
    };
  }
  const differing = drift.filter(({ difference }) => difference !== "unreadable").length;
  if (differing > 0) {
    return {
      tone: "drift",
      text: `${many(differing, "record")} ${differing === 1 ? "differs" : "differ"} from what visitors see.`,
      action: "Publish anew",
    };
  }
  const records = published.reduce((sum, state) => sum + state.records, 0);
  const bytes = published.reduce((sum, state) => sum + state.bytes, 0);
  return {
    tone: "good",
    text: `Up to date: ${many(records, "record")}, ${Math.max(1, Math.round(bytes / 1000))} kB.`,
    action: "Publish anew",
  };
}
