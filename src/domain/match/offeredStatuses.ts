import type { Status } from "./status";

/** The statuses that forms offer, with the text that is stored for each. */
export const offeredStatuses: readonly {
  readonly status: Exclude<Status, "other">;
  readonly label: string;
  readonly stored: string;
}[] = [
  { status: "scheduled", label: "Scheduled", stored: "" },
  { status: "live", label: "Live", stored: "Live" },
  { status: "postponed", label: "Postponed", stored: "Postponed" },
  { status: "cancelled", label: "Cancelled", stored: "Cancelled" },
  { status: "abandoned", label: "Abandoned", stored: "Abandoned" },
  { status: "finished", label: "Finished", stored: "Finished" },
];
