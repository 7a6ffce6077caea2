import { failure, type DataFailure, type FailureKind } from "../failure";

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  400: "unknown",
  401: "denied",
  403: "denied",
  404: "notFound",
  408: "timeout",
  429: "quota",
  504: "timeout",
};

/** What an answer other than success means. */
export function failureOfStatus(status: number, cause: unknown): DataFailure {
  return failure(kindsByStatus[status] ?? (status >= 500 ? "unavailable" : "unknown"), cause);
}
