import { useTheme } from "@mui/material/styles";
import { cleanup, configure, render, renderHook, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { BrowserRouter, Navigate, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { AdminSide } from "@/admin/AdminApp";
import { redirectedAddress } from "@/admin/address/addressNow";
import { notices } from "@/admin/notices/notices";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import type { DataFailure } from "@/data/failure";
import { toDocument } from "@/records/document";
import type { EntityKind, RecordOf } from "@/records/record";
import { leagueBySlug } from "@/leagues";
import type { League } from "@/domain/league/league";
import { fetchArenaAdmin } from "@/leagues/wholeArenaAdmin";
import { routeAt } from "@/leagues/routes";
import { collectionOf, shapeOf } from "@/records/shape";
import { ConnectionProvider, type Connection } from "@/session/ConnectionProvider";
import { SignIn } from "@/session/SignInPage";
import { InLeague } from "@/ui/leagueContext";

/**
 * MUI's default theme, which a component uses outside our theme. Reading it throws, so that tests find such components.
 */
const ofMui = renderHook(() => useTheme()).result.current;
for (const part of ["palette", "typography", "shape"] as const)
  Object.defineProperty(ofMui, part, {
    // Test files share a worker, so this module may be loaded several times and define the property again.
    configurable: true,
    get: () => {
      throw new Error("A component of MUI is drawn outside the theme of src/admin/theme");
    },
  });

/** Simulates a wide screen, so that lists are tables and the navigation is beside them. */
const wideScreen = (media: string) => ({
  matches: media.includes("min-width"),
  media,
  addEventListener() {},
  removeEventListener() {},
});

const password = "secret";
const people = {
  boss: {
    uid: "uid-boss",
    email: "boss@arena.example",
    password,
    leagues: ["*"],
    rights: { role: "owner", name: "Ada Nwafor" },
  },
  scorer: {
    uid: "uid-scorer",
    email: "scorer@arena.example",
    password,
    leagues: ["mls", "mcl", "mvl"],
    rights: { role: "scorer" },
  },
  football: { uid: "uid-football", email: "football@arena.example", password, leagues: ["mls"] },
  everywhere: { uid: "uid-all", email: "all@arena.example", password, leagues: ["*"] },
  captain: {
    uid: "uid-captain",
    email: "captain@arena.example",
    password,
    leagues: [],
    rights: { role: "captain", captainOf: { mls: "rovers" }, name: "Tunde Bakare" },
  },
  rival: {
    uid: "uid-rival",
    email: "rival@arena.example",
    password,
    leagues: [],
    rights: { role: "captain", captainOf: { mls: "trojans" } },
  },
  visitor: { uid: "uid-visitor", email: "visitor@arena.example", password, leagues: null },
} as const;

export type Person = keyof typeof people;

/** The records of one league in the database of a scene, by kind. */
export type HeldRecords = { [K in EntityKind]?: readonly RecordOf<K>[] };

/** An open page of the administration over a database in memory. */
export interface AdminScene {
  readonly connection: Connection;
  readonly user: UserEvent;
  /** Returns the current address, with its query. */
  readonly address: () => string;
}

function documentsOf(league: League, held: HeldRecords) {
  return (Object.keys(held) as EntityKind[]).flatMap((kind) => {
    const records: readonly RecordOf<EntityKind>[] = held[kind] ?? [];
    return records.map((record) => ({
      collection: collectionOf(league, kind) ?? "",
      id: record.id,
      data: {
        ...toDocument(kind, record, shapeOf(league)),
        version: record.version,
        ...(record.updatedAt !== null && { updatedAt: new Date(record.updatedAt) }),
      },
    }));
  });
}

/** Connects to an embedded database in memory with the accounts of `people`, and signs one of them in. */
async function connectScene(
  league: League,
  held: HeldRecords,
  as: Person | null,
  hasCaptains: boolean,
): Promise<Connection> {
  const connection = connectEmbedded(memoryStorage(), {
    accounts: Object.values(people),
    documents: () => [
      // If this document were missing, a session's first save would create it. Scenes must not count this as a save.
      { collection: "published", id: "leagues", data: { records: {} } },
      ...(hasCaptains
        ? [{ collection: "captains", id: league.slug, data: { on: true, squadsUntil: null } }]
        : []),
      ...documentsOf(league, held),
      ...Object.values(people).flatMap(({ uid, email, leagues: own, ...more }) => {
        // This administrator of all leagues has rights only in scenes with this account, so that others do not list it.
        if (email === people.everywhere.email && as !== "everywhere") return [];
        if ("rights" in more && more.rights.role === "captain" && !hasCaptains) return [];
        const rights = "rights" in more ? more.rights : {};
        return own
          ? [{ collection: "admins", id: uid, data: { email, leagues: [...own], ...rights } }]
          : [];
      }),
    ],
  });
  if (as) await connection.identity.signIn(people[as].email, password);
  return connection;
}

/**
 * The page of an address of the administration or the sign-in, as the site shows it; a short text for other addresses.
 */
function Site({ desk }: { readonly desk: League }) {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const moved = redirectedAddress({ pathname, search });
  if (moved !== null) return <Navigate replace to={moved} />;
  const slug = pathname.split("/")[1] ?? "";
  const league = slug === desk.slug ? desk : leagueBySlug(slug);
  if (!league) return <p>A page for visitors</p>;
  switch (route?.kind) {
    case "signIn":
      return (
        <InLeague league={league}>
          <SignIn />
        </InLeague>
      );
    case "dashboard":
    case "adminSection":
      return (
        <InLeague league={league}>
          <AdminSide
            access={route.kind === "dashboard" ? "full" : route.access}
            section={route.kind === "dashboard" ? "dashboard" : route.section}
          />
        </InLeague>
      );
    default:
      return <p>A page for visitors</p>;
  }
}

/** Opens an address of the administration over a database in memory. */
export async function openAdmin(
  at: string,
  {
    held = {},
    as = "boss",
    hasCaptains = as === "captain" || as === "rival",
    change = (connection) => connection,
    after,
  }: {
    readonly held?: HeldRecords;
    readonly as?: Person | null;
    /** Whether the clubs "rovers" and "trojans" have captains who may save. */
    readonly hasCaptains?: boolean;
    /** Replaces parts of the connection. */
    readonly change?: (connection: Connection) => Connection;
    /** The connection of a closed tab; the new page uses its database and storage. */
    readonly after?: Connection;
  } = {},
): Promise<AdminScene> {
  const slug = at.split("/")[1] ?? "";
  const desk = await fetchArenaAdmin();
  const league = slug === desk.slug ? desk : leagueBySlug(slug);
  if (!league) throw new Error(`No league at ${at}`);
  // Waits until a step back in the history that an earlier test began is finished; jsdom makes such steps in tasks.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  if (after) cleanup();
  const connection = change(after ?? (await connectScene(league, held, as, hasCaptains)));
  // Queries also find hidden elements; the tests in browsers check what is visible.
  configure({ defaultHidden: true });
  // A test may have simulated another screen already; jsdom itself has no matchMedia.
  if (typeof matchMedia === "undefined") vi.stubGlobal("matchMedia", wideScreen);
  vi.stubGlobal("scrollTo", () => {});
  notices.close();
  if (!after) localStorage.clear();
  history.replaceState(null, "", at);
  const load = () => Promise.resolve(connection);
  render(
    <BrowserRouter useTransitions={false}>
      <ConnectionProvider load={load}>
        <Site desk={desk} />
      </ConnectionProvider>
    </BrowserRouter>,
  );
  return {
    connection,
    user: userEvent.setup({ delay: null }),
    address: () => location.pathname + location.search,
  };
}

/** Returns a store whose method fails with these failures, one at each call, before it works. */
export function failing<T extends object, M extends keyof T>(
  of: T,
  method: M,
  failures: readonly DataFailure[],
): T {
  const left = [...failures];
  const real = of[method];
  const replaced = (...parts: readonly unknown[]): unknown => {
    const next = left.shift();
    if (next) return Promise.reject(next);
    return typeof real === "function" ? real.apply(of, parts) : undefined;
  };
  return { ...of, [method]: replaced };
}

/** Returns the input with a label. It does not find an open list of suggestions, which has the same label. */
export const inputOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea, select" });

/**
 * Waits for the form of a job, "Add player" or "Update player": its heading, or the line above the heading. It also
 * waits for the form's button, because the fields load after the heading.
 */
export async function formCalled(title: string): Promise<void> {
  await screen.findByText(title);
  await screen.findByRole("button", { name: title.startsWith("Update") ? "Update" : "Save" });
}
