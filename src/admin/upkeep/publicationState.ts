import { amountOf } from "@/domain/wording";
import { kilobytes, MAX_PUBLISHED_BYTES, NEARLY_FULL_BYTES, roomAdvice } from "@/data/documentSize";
import type { EntityKind } from "@/records/record";
import type { PublishedCheck, PublishedState } from "@/data/maintenance";

/** The state of a published copy, with its text on the screen. */
export interface PublicationState {
  readonly tone: "good" | "missing" | "drift" | "full";
  readonly text: string;
  /** The label of the button that publishes the copy. */
  readonly action: string;
}

function sizeOf({ records, bytes }: PublishedState): string {
  return `${amountOf(records, "record")}, ${kilobytes(bytes)} of ${kilobytes(MAX_PUBLISHED_BYTES)}`;
}

/** Sums up a check. Records that cannot be read do not count as differences; the repair page lists them. */
export function publicationState(
  { published, drift }: PublishedCheck,
  kind: EntityKind | "sheet",
): PublicationState {
  const [current] = published;
  if (!current?.exists) {
    return {
      tone: "missing",
      text: "Not published: each visit loads the whole list, which costs more.",
      action: "Publish",
    };
  }
  const differing = drift.filter(({ difference }) => difference !== "unreadable").length;
  if (differing > 0) {
    return {
      tone: "drift",
      text: `${amountOf(differing, "record")} ${differing === 1 ? "differs" : "differ"} from what visitors see.`,
      action: "Publish again",
    };
  }
  const past = published.slice(1).filter(({ records }) => records > 0);
  const sizes = [
    sizeOf(current),
    ...past.map((state) => `season ${state.season}: ${sizeOf(state)}`),
  ].join("; ");
  if (current.bytes > NEARLY_FULL_BYTES) {
    return {
      tone: "full",
      text: `Nearly full: ${sizes}. ${roomAdvice(kind)}`,
      action: "Publish again",
    };
  }
  const agreed = kind === "officials" ? " Only those who agreed to be named." : "";
  return { tone: "good", text: `Up to date: ${sizes}.${agreed}`, action: "Publish again" };
}
