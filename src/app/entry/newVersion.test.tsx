import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchForNewVersion } from "./settled";

const HOUR = 3_600_000;
const OWN = "/assets/start-old.js";
const update = vi.fn<() => Promise<void>>().mockResolvedValue();
const workers = new EventTarget() as ServiceWorkerContainer;
const asked = vi.fn<typeof fetch>();

const pageWith = (script: string) =>
  new Response(`<script type="module" crossorigin src="${script}"></script>`);
/** The worker of another version takes over. */
const takeOver = async () => {
  workers.dispatchEvent(new Event("controllerchange"));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
};
const note = () => screen.queryByText("A newer version of this site is available.");

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

watchForNewVersion(workers, { update } as unknown as ServiceWorkerRegistration);

it("tells a page of an older version, which may go on", async () => {
  asked.mockResolvedValue(pageWith("/assets/start-new.js"));
  await takeOver();
  expect(note()).toBeVisible();
  expect(screen.getByRole("button", { name: "Load it" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(note()).toBeNull();
});

it.each([
  ["has the newest code itself", () => Promise.resolve(pageWith(OWN))],
  ["cannot ask", () => Promise.reject(new TypeError("offline"))],
  [
    "is answered by no page of the site",
    () => Promise.resolve(new Response("Sign in to the Wi-Fi")),
  ],
])("says nothing where the page %s", async (_, answer) => {
  asked.mockImplementation(answer);
  await takeOver();
  expect(note()).toBeNull();
});

it("asks for a newer version every hour", () => {
  vi.useFakeTimers();
  watchForNewVersion(workers, { update } as unknown as ServiceWorkerRegistration);
  vi.advanceTimersByTime(HOUR - 1);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * HOUR);
  expect(update).toHaveBeenCalledTimes(2);
  watchForNewVersion(workers, undefined);
  vi.advanceTimersByTime(HOUR);
  expect(update).toHaveBeenCalledTimes(3);
});
