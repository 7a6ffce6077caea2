import type { DataFailure } from "@/data/failure";
import { ErrorState } from "@/ui/ErrorState";

interface FailedReadProps {
  /** The catalogue's sentence: "Failed to load fixtures." */
  readonly title: string;
  /** What was not read. */
  readonly of: {
    readonly failure: DataFailure;
    /** Another try is under way. */
    readonly refreshing: boolean;
  };
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, and a button that tries again. */
export function FailedRead({ title, of: { failure, refreshing }, onRetry }: FailedReadProps) {
  return (
    <ErrorState busy={refreshing} onRetry={onRetry} title={title}>
      {failure.message}
    </ErrorState>
  );
}
