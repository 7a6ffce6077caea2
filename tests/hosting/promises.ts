import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteFor } from "../../scripts/build/builtSite";
import { sitePages, siteRedirects } from "../../scripts/build/sitePages";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { contentPolicyAt, hostingConfig, isEmbed } from "../../scripts/hosting/hostingConfig";

/** A built site that somebody serves. */
export interface Served {
  /** "http://127.0.0.1:…" */
  readonly url: string;
  /** What was built, as paths of the site. */
  readonly files: readonly string[];
  close(): Promise<void>;
}

/** The site that the suites of a run share, in a folder of its own; `remove` takes it away. */
export async function builtFor(ports: { readonly auth: number; readonly firestore: number }) {
  const outDir = path.join(LOCAL_FOLDER, `hosting-site-${process.pid}`);
  await siteFor(outDir, "demo-hosting", ports);
  const found = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(outDir, path.join(entry.parentPath, entry.name))}`);
  return { outDir, files, remove: () => rm(outDir, { recursive: true, force: true }) };
}

const FRESH = "no-cache";
const FOR_EVER = "public, max-age=31536000, immutable";

/** The headers that every answer has, whatever it is. */
const guards = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), serial=(), sync-xhr=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

function expectGuarded(answer: Response): void {
  const policy = contentPolicyAt(hostingConfig(), new URL(answer.url).pathname);
  const { pathname } = new URL(answer.url);
  const wanted = {
    ...guards,
    ...(isEmbed(pathname) && { "cross-origin-resource-policy": "cross-origin" }),
    "content-security-policy": policy,
  };
  expect(Object.fromEntries(answer.headers), answer.url).toMatchObject(wanted);
}

/** What the site promises for each address, whatever program serves it. */
export function promises(name: string, open: () => Promise<Served>): void {
  let served: Served;
  beforeAll(async () => {
    served = await open();
  });
  afterAll(() => served?.close());
  it("says whom to write to about a fault of security, for less than a year", async () => {
    const answer = await get("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const ahead = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "") - Date.now();
    expect(ahead).toBeGreaterThan(300 * 86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  });

  const get = (place: string) => fetch(`${served.url}${place}`, { redirect: "manual" });

  describe(`${name}`, () => {
    it("answers unknown addresses of embeds with the empty page, which asks for opened leagues", async () => {
      for (const place of ["/embed/nothing", "/embed/mls/nothing", "/embed/mls/table/more"]) {
        const answer = await get(place);
        expectGuarded(answer);
        const text = await answer.text();
        expect(text).toMatch(/<script[^>]+type="module"/);
        // It belongs to no league, and no search lists it.
        expect(text).toContain('content="noindex"');
        expect(text).not.toContain('id="opened-leagues"');
      }
    });

    it("answers every address with its own page, guarded and never from a stale cache", async () => {
      const pages = sitePages().filter(({ route }) => route);
      expect(pages.length).toBeGreaterThan(80);
      for (const page of pages) {
        const answer = await get(page.path);
        expect(answer.status, page.path).toBe(200);
        expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(answer.headers.get("cache-control")).toBe(FRESH);
        expectGuarded(answer);
        const title = /<title>(.*?)<\/title>/.exec(await answer.text())?.[1];
        expect(title).toBe(page.head.title);
      }
    });

    it("answers an unknown address with the page that says so, which starts the app all the same", async () => {
      for (const place of ["/nowhere", "/mls/tables", "/mls/clubs/a/b", "/assets/gone-1234.js"]) {
        const answer = await get(place);
        expect(answer.status, place).toBe(404);
        expectGuarded(answer);
        expect(await answer.text()).toMatch(/Out of bounds.*|<script type="module"/s);
      }
    });

    it("answers for clubs that administrators have entered since, each league with its own page", async () => {
      for (const league of ["mls", "mal", "student-week-football"]) {
        const answer = await get(`/${league}/clubs/new-comers`);
        expect(answer.status, league).toBe(200);
        expectGuarded(answer);
        expect(await answer.text()).toContain(`data-path="/${league}/clubs/_"`);
      }
      // A club of the registry keeps the page that names it.
      const known = await (await get("/mls/clubs/kingsway-rovers")).text();
      expect(known).toContain('data-path="/mls/clubs/kingsway-rovers"');
    });

    it("leads other spellings of an address to the one it has", async () => {
      const spellings = [
        ["/mls/standings/", "/mls/standings"],
        ["/mls/standings.html", "/mls/standings"],
        ["/index.html", "/"],
        ...siteRedirects().map(({ source, destination }) => [source, destination] as const),
      ] as const;
      for (const [place, wanted] of spellings) {
        const answer = await get(place);
        expect(answer.status, place).toBe(301);
        expect(answer.headers.get("location")).toBe(wanted);
      }
    });

    it("keeps files with a hash in their name for ever, and nothing else", async () => {
      const others = served.files.filter((file) => !file.endsWith(".html"));
      expect(others.length).toBeGreaterThan(100);
      for (const file of others) {
        const answer = await get(file);
        await answer.arrayBuffer();
        expect(answer.status, file).toBe(200);
        expectGuarded(answer);
        const hashed = /^\/(assets|art|fonts)\//.test(file);
        const wanted = file.startsWith("/icons/") ? "public, max-age=86400" : FRESH;
        expect(answer.headers.get("cache-control"), file).toBe(hashed ? FOR_EVER : wanted);
      }
    });

    it.each([
      [".js", /^(text|application)\/javascript/],
      [".css", /^text\/css/],
      [".svg", /^image\/svg\+xml/],
      [".avif", /^image\/avif/],
      [".woff2", /^font\/woff2/],
      [".webmanifest", /^application\/manifest\+json/],
      [".xml", /^application\/xml/],
      ["robots.txt", /^text\/plain/],
    ])("tells what %s files are, so that no browser guesses", async (end, type) => {
      const file = served.files.find((one) => one.endsWith(end)) ?? "";
      expect((await get(file)).headers.get("content-type"), file).toMatch(type);
    });

    it("hides no file of the build that browsers are not meant to have", () => {
      expect(
        served.files.filter((file) =>
          /\/\.(?!well-known\/)|\.map$|manifest\.json$|server/.test(file),
        ),
      ).toEqual([]);
    });
  });
}
