import { leagues as everyLeague } from "@arena/leagues";
import type { Role } from "@/data/identity";

/** A local account; `leagues` is null for an account without rights. */
export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly leagues: readonly string[] | null;
  readonly role?: Role;
  /** The clubs of a captain: the id of the club's record by the slug of its league. */
  readonly captainOf?: Readonly<Record<string, string>>;
  readonly name: string;
}

/** Returns the document of an account's rights, `admins/{uid}`; null if it has none. */
export function seedRights({ email, leagues, role, captainOf, name }: SeedAccount) {
  return (
    leagues && { email, leagues, name, ...(role && { role }), ...(captainOf && { captainOf }) }
  );
}

const slugs = everyLeague.map(({ slug }) => slug);

/** Returns a captain of a club of the first league. */
const captain = (called: string, name: string, club: string): SeedAccount => ({
  uid: `local-${called}`,
  email: `${called}@arena.example`,
  password: `arena-${called}-2026`,
  leagues: [],
  role: "captain",
  captainOf: Object.fromEntries(slugs.slice(0, 1).map((slug) => [slug, club])),
  name,
});

/** The accounts of local databases; no real project has them. */
export const seedAccounts: readonly SeedAccount[] = [
  {
    uid: "local-admin",
    email: "admin@arena.example",
    password: "arena-admin-2026",
    leagues: ["*"],
    role: "owner",
    name: "Ada Nwafor",
  },
  {
    uid: "local-football",
    email: "football@arena.example",
    password: "arena-football-2026",
    leagues: slugs.slice(0, 1),
    name: "Fẹ́mi Balógun",
  },
  {
    uid: "local-scorer",
    email: "scorer@arena.example",
    password: "arena-scorer-2026",
    leagues: slugs.slice(0, 2),
    role: "scorer",
    name: "Kofi Owusu",
  },
  captain("northgate", "Tunde Bakare", "northgate-athletic"),
  captain("lagoon", "Nneka Eze", "lagoon-city"),
  captain("savannah", "Sipho Dlamini", "savannah-stars"),
  captain("library", "Amina Yusuf", "old-library-fc"),
  {
    uid: "local-visitor",
    email: "visitor@arena.example",
    password: "arena-visitor-2026",
    leagues: null,
    name: "Bisi Ogundipe",
  },
];
