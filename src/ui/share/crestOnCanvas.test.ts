// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { heldClock } from "../../../tests/harness/heldClock";
import { loadLogo, LOGO_TIMEOUT } from "./crestOnCanvas";

const club = { name: "Lagoon City", club: undefined, logo: "https://clubs.example/lagoon.png" };

const loading = (decode: () => Promise<void>) =>
  vi.stubGlobal(
    "Image",
    class {
      decode = decode;
    },
  );
afterEach(() => vi.unstubAllGlobals());

it("paints a club's own logo", async () => {
  loading(() => Promise.resolve());
  expect(await loadLogo(club)).toMatchObject({ src: club.logo, crossOrigin: "anonymous" });
});

it("waits for a logo that does not come no longer than it may take", async () => {
  loading(() => new Promise(() => {}));
  const loaded = loadLogo(club);
  await heldClock.runOut(LOGO_TIMEOUT);
  expect(await loaded).toBeNull();
});

it("does without a logo whose server does not let it be used", async () => {
  loading(() => Promise.reject(new DOMException("No", "EncodingError")));
  expect(await loadLogo(club)).toBeNull();
});
