import { useTheme } from "@mui/material/styles";
import { cleanup, configure, render, renderHook, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { BrowserRouter, Navigate, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { AdminSide } from "@/admin/AdminApp";
import { addressNow } from "@/admin/address/addressNow";
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

/** MUI's own theme: what a component gets that is drawn outside ours. */
const ofMui = renderHook(() => useTheme()).result.current;
for (const part of ["palette", "typography", "shape"] as const)
  Object.defineProperty(ofMui, part, {
    // Of a worker that files share: the scene may be loaded again.
    configurable: true,
    get: () => {
      throw new Error("A component of MUI is drawn outside the theme of src/admin/theme");
    },
  });

/** A wide screen, so that lists are tables and the navigation is beside them. */
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

/** What the database of a scene holds of one league, by kind. */
export type HeldRecords = { [K in EntityKind]?: readonly RecordOf<K>[] };

export interface AdminScene {
  readonly connection: Connection;
  readonly user: UserEvent;
  /** The address now, with its query. */
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

/** An embedded database in memory, with an owner, a football administrator and a stranger. */
async function connectScene(
  league: League,
  held: HeldRecords,
  as: Person | null,
  hasCaptains: boolean,
): Promise<Connection> {
  const connection = connectEmbedded(memoryStorage(), {
    accounts: Object.values(people),
    documents: () => [
      // A session's first save makes it where nobody has: it would be one save more than a scene makes.
      { collection: "published", id: "leagues", data: { records: {} } },
      ...(hasCaptains
        ? [{ collection: "captains", id: league.slug, data: { on: true, squadsUntil: null } }]
        : []),
      ...documentsOf(league, held),
      ...Object.values(people).flatMap(({ uid, email, leagues: own, ...more }) => {
        // Of all leagues and no owner: no scene knows of this one but its own.
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

/** Answers admin and sign-in addresses as the site does. */
function Site({ desk }: { readonly desk: League }) {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const moved = addressNow({ pathname, search });
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

/** Opens an admin address over a database in memory. */
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
    /** Two clubs, "rovers" and "trojans", have captains who may save. */
    readonly hasCaptains?: boolean;
    /** Puts something else in place of parts of the connection. */
    readonly change?: (connection: Connection) => Connection;
    /** A connection of a tab that was closed: its database and storage are those of this one. */
    readonly after?: Connection;
  } = {},
): Promise<AdminScene> {
  const slug = at.split("/")[1] ?? "";
  const desk = await fetchArenaAdmin();
  const league = slug === desk.slug ? desk : leagueBySlug(slug);
  if (!league) throw new Error(`No league at ${at}`);
  // A step back in the history that an earlier test began is over first: jsdom takes them in tasks.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  if (after) cleanup();
  const connection = change(after ?? (await connectScene(league, held, as, hasCaptains)));
  // What is visible is for the browser tests to see.
  configure({ defaultHidden: true });
  // A test may have put another screen there; jsdom has none.
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

/** A store whose method fails so often before it works. */
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

/** The input of that label; an open list of suggestions has the same label. */
export const inputOf = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea, select" });

/** Waits for the form of that title, whose fields come after its heading. */
export async function formCalled(title: string): Promise<void> {
  await screen.findByRole("heading", { name: title });
  await screen.findByRole("button", { name: title.startsWith("Update") ? "Update" : "Save" });
}
