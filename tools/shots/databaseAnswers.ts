import type { BrowserContext, Route } from "@playwright/test";
import { encodeFields } from "../../src/data/rest/encode";
import { ADMINS } from "../../src/data/rights";
import { seedRights, type SeedAccount } from "../../src/demo/seed/accounts";
import { DAY } from "../../src/domain/durations";
import { MOMENT, type State } from "./table";

/* The answers of a Firebase project whose data never comes or cannot be loaded, while its sign-in works. */

/** The key and the name under which the site's Firebase app keeps its session (scripts/siteEnv.ts, firebaseApp.ts). */
const API_KEY = "local-emulator";
const APP = "arena";

/** The states that this project can be in. */
export type UnreadState = Extract<State, "loading" | "broken">;

const json = (route: Route, body: object) =>
  route.fulfill({ json: body, headers: { "access-control-allow-origin": "*" } });

/** Returns a token in the form of Firebase Auth's, without a signature: nothing here checks one. */
function tokenFor(uid: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const seconds = MOMENT / 1000;
  const claims = { sub: uid, user_id: uid, iat: seconds, exp: seconds + DAY / 1000 };
  return `${encoded({ alg: "none" })}.${encoded(claims)}.`;
}

/** Returns the entry of localStorage from which Firebase Auth knows that an account is signed in. */
export function storedSession({ uid, email }: SeedAccount): readonly [key: string, text: string] {
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: "refresh",
      accessToken: tokenFor(uid),
      expirationTime: MOMENT + DAY,
    },
    createdAt: String(MOMENT),
    lastLoginAt: String(MOMENT),
    apiKey: API_KEY,
    appName: APP,
  };
  return [`firebase:authUser:${API_KEY}:${APP}`, JSON.stringify(user)];
}

/**
 * Answers what the pages of a context ask: sign-in and the account's own rights with what they are; everything else
 * never ("loading") or with a failure ("broken").
 */
export async function answerRequests(
  context: BrowserContext,
  state: UnreadState,
  account: SeedAccount | undefined,
): Promise<void> {
  const unread = async (route: Route) => {
    if (state === "broken") await route.abort();
  };
  await context.route("**/google.firestore.v1.Firestore/**", unread);
  await context.route("**/v1/projects/**", async (route) => {
    const name = account && `${ADMINS}/${account.uid}`;
    if (!account || !route.request().url().includes(`/documents/${name}?`)) return unread(route);
    return json(route, { name, fields: encodeFields(seedRights(account) ?? {}) });
  });
  await context.route("**/identitytoolkit.googleapis.com/**", (route) => {
    const { uid, email } = account ?? {};
    return json(route, { users: [{ localId: uid, email, emailVerified: true }] });
  });
}
