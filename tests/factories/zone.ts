import { vi } from "vitest";

/** Makes this device be in that time zone until mocks are restored. */
export function stubVisitorZone(timeZone: string): void {
  const real = new Intl.DateTimeFormat("en-GB", { timeZone }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...real,
    timeZone,
  });
}
