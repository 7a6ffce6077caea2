import { LEAGUES } from "../../src/data/openedLeagues";
import { decodeFields } from "../../src/data/rest/decode";
import { readMap, readText } from "../../src/domain/reading";
import { FEED_FOLDER, FEED_LIST } from "../../src/leagues/feeds";
import { contentPolicy, hostingConfig } from "../../scripts/hosting/hostingConfig";

/** The real project, with the addresses of its services and everything to compare it with. */
export interface LiveProject {
  readonly project: string;
  readonly apiKey: string;
  /** The id of the database that the site uses; "(default)" is the project's first one. */
  readonly database: string;
  /** The site's address, without a slash at its end. */
  readonly site: string;
  readonly firestore: string;
  readonly auth: string;
  readonly rulesService: string;
  /** Whether anybody may create an account, as set in `src/arena`. */
  readonly signUp: boolean;
  /** The text of this repository's `firestore.rules`. */
  readonly rules: string;
  /** A token of an account that may read the project's rules; null if no account is signed in with gcloud. */
  readonly token: string | null;
  /** The address of the service that renews sessions. */
  readonly sessions: string;
  /** The slugs of the leagues, for example "mls". */
  readonly leagues: readonly string[];
  /** The composite indexes of `firestore.indexes.json`. */
  readonly indexes: readonly IndexNeeded[];
  /** An owner's e-mail address and password, for data that only owners may read; null if no owner was named. */
  readonly as: { readonly email: string; readonly password: string } | null;
}

/** An index of several fields that a query needs. */
export interface IndexNeeded {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

/** The result of a check: right, wrong, or unknown because it could not be checked. */
export interface Finding {
  readonly what: string;
  readonly state: "ok" | "wrong" | "unknown";
  readonly why: string;
}

/** A check; `what` is a sentence about the project that is true if the check succeeds. */
interface Check {
  readonly what: string;
  readonly look: (live: LiveProject) => Promise<Verdict>;
}
type Verdict = Omit<Finding, "what">;

/** In milliseconds. */
const TIMEOUT = 15_000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends a request. @throws TypeError, DOMException if there is no answer */
async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT) });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Returns the options of a request from the site's address, because the API key may be restricted to this address. */
const fromSite = ({ site }: LiveProject, body?: object): RequestInit => ({
  headers: { referer: `${site}/`, "content-type": "application/json" },
  ...(body && { method: "POST", body: JSON.stringify(body) }),
});

const documents = ({ firestore, project, database }: LiveProject) =>
  `${firestore}/v1/projects/${project}/databases/${database}/documents`;

const right: Verdict = { state: "ok", why: "" };
const wrong = (why: string): Verdict => ({ state: "wrong", why });
const unknown = (why: string): Verdict => ({ state: "unknown", why });

const headers: Check = {
  what: "The site answers with its headers",
  look: async ({ site }) => {
    const answer = await ask(`${site}/`);
    const policy = answer.headers.get("content-security-policy");
    const wanted = contentPolicy(hostingConfig());
    const faults = [
      ...(answer.status === 200 ? [] : [`it answers ${answer.status}`]),
      ...(policy === wanted ? [] : ["its content policy is not this repository’s"]),
      ...(/max-age=\d{8}/.test(answer.headers.get("strict-transport-security") ?? "")
        ? []
        : ["browsers are not asked to use https only"]),
      ...(answer.headers.get("x-content-type-options") === "nosniff" ? [] : ["nosniff is missing"]),
    ];
    return faults.length === 0 ? right : wrong(faults.join("; "));
  },
};

const USER_ACTIONS = "Authentication → Settings → User actions";

const signUp: Check = {
  what: "Accounts are made as src/arena says",
  look: async (live) => {
    // The password is too short, so that no account is created even if sign-up is open.
    const body = { email: "nobody@example.org", password: "x", returnSecureToken: true };
    const url = `${live.auth}/v1/accounts:signUp?key=${live.apiKey}`;
    const answer = await ask(url, fromSite(live, body));
    if (answer.body.includes("ADMIN_ONLY_OPERATION"))
      return live.signUp
        ? wrong(
            `sign-up is off, but signUp is true: turn sign-up on (${USER_ACTIONS}) or set signUp to false`,
          )
        : { ...right, why: "in the console alone" };
    if (answer.body.includes("WEAK_PASSWORD"))
      return live.signUp
        ? { ...right, why: "by anybody; only invitations and owners give rights" }
        : wrong(`sign-up is open, but signUp is not true: turn sign-up off (${USER_ACTIONS})`);
    return unknown(`it answered ${answer.status} ${answer.body.slice(0, 120)}`);
  },
};

const refuses = (what: string, url: (live: LiveProject) => string, body?: object): Check => ({
  what,
  look: async (live) => {
    const address = new URL(url(live));
    address.searchParams.set("key", live.apiKey);
    const { status } = await ask(address.href, fromSite(live, body));
    return status === 403 || status === 401 ? right : wrong(`it answered ${status}`);
  },
});

const transaction = refuses(
  "A visitor cannot begin a transaction",
  (live) => `${documents(live)}:beginTransaction`,
  {},
);
const unknownCollection = refuses(
  "A collection that no rule names is closed",
  (live) => `${documents(live)}/not-in-the-rules/one`,
);
// Owners may read the list only with a limit, so a request without one would be refused in any case.
const admins = refuses(
  "The list of administrators is closed",
  (live) => `${documents(live)}/admins?pageSize=1`,
);
const administrator = refuses(
  "The entry of an administrator is closed",
  (live) => `${documents(live)}/admins/somebody`,
);

const KEY = "Credentials → Browser key";

/** Checks a visitor's first request. If it fails, visitors see no data, even if everything else is right. */
const readable = (league: string): Check => ({
  what: `A visitor reads ${league}`,
  look: async (live) => {
    const url = `${documents(live)}/published/${league}?key=${live.apiKey}`;
    const { status, body } = await ask(url, fromSite(live));
    if (status === 200) return right;
    if (status === 404) return wrong("it is not published: open its dashboard as an owner");
    if (/API_KEY_(SERVICE|HTTP_REFERRER)_BLOCKED/.test(body))
      return wrong(`the key does not allow Cloud Firestore API from this site (${KEY})`);
    return wrong(`it answered ${status}: visitors see no data`);
  },
});

const keyApis: Check = {
  what: "The key lets administrators sign in and stay so",
  look: async (live) => {
    const asked = [
      ["Identity Toolkit API", `${live.auth}/v1/accounts:signInWithPassword`],
      ["Token Service API", `${live.sessions}/v1/token`],
    ] as const;
    const blocked: string[] = [];
    for (const [name, url] of asked) {
      // Neither request is valid, so that no session begins. For a blocked key the answer is a different error.
      const { body } = await ask(`${url}?key=${live.apiKey}`, fromSite(live, { email: "x" }));
      if (/API_KEY_\w+_BLOCKED/.test(body)) blocked.push(name);
    }
    return blocked.length === 0 ? right : wrong(`it does not allow ${blocked.join(", ")} (${KEY})`);
  },
};

const keySites: Check = {
  what: "The key is for this site alone",
  look: async (live) => {
    // Every project has this address, also one without leagues.
    const url = `${documents(live)}/published/${LEAGUES}?key=${live.apiKey}`;
    const { status, body } = await ask(url, { headers: { referer: "https://elsewhere.example/" } });
    if (body.includes("API_KEY_HTTP_REFERRER_BLOCKED")) return right;
    if (status === 200 || status === 404) return wrong(`other sites may use it (${KEY})`);
    return unknown(`it answered ${status}`);
  },
};

const states = ["open", "closed", "removed"] as const;

/** Checks that the deployed site has pages of all leagues that owners opened and did not remove; lists all of them. */
const opened: Check = {
  what: "Leagues that were opened in the app have pages",
  look: async (live) => {
    const url = `${documents(live)}/published/${LEAGUES}?key=${live.apiKey}`;
    const { status, body } = await ask(url, fromSite(live));
    if (status === 404) return wrong("their list is not published: open Leagues as an owner");
    if (status !== 200) return wrong(`their list answered ${status}`);
    const { records } = decodeFields(readMap(JSON.parse(body))["fields"]);
    const leagues = Object.entries(readMap(records)).map(([slug, entry]) => ({
      slug,
      state: readText(readMap(entry)["state"]),
    }));
    const said = states.flatMap((state) => {
      const slugs = leagues.filter((one) => one.state === state).map(({ slug }) => slug);
      return slugs.length > 0 ? `${state}: ${slugs.join(", ")}` : [];
    });
    const missing: string[] = [];
    for (const { slug, state } of leagues) {
      if (state === "removed") continue;
      const page = await ask(`${live.site}/${slug}/home`);
      if (page.status !== 200) missing.push(slug);
    }
    if (missing.length === 0) return { ...right, why: said.join("; ") };
    return wrong(
      `${said.join("; ")}. Not in the deployed site: ${missing.join(", ")} (npm run feeds, then deploy)`,
    );
  },
};

const DAY = 86_400_000;

const feeds: Check = {
  what: "Calendars are younger than two days",
  look: async ({ site }) => {
    const { status, body } = await ask(`${site}/${FEED_FOLDER}/${FEED_LIST}`);
    if (status === 404) return unknown("none are offered");
    const renewed = status === 200 ? textIn(JSON.parse(body), "renewed") : undefined;
    if (typeof renewed !== "number") return wrong(`their list answered ${status}`);
    const days = Math.floor((Date.now() - renewed) / DAY);
    if (days < 2) return right;
    return wrong(renewed === 0 ? "the last deployment could not renew them" : `${days} days old`);
  },
};

/** Makes a check that signs in as an owner first; "unknown" if no owner is named or the sign-in fails. */
const forOwner = (
  what: string,
  look: (live: LiveProject, token: string) => Promise<Verdict>,
): Check => ({
  what,
  look: async (live) => {
    if (!live.as) return unknown("name an owner: --as EMAIL");
    const url = `${live.auth}/v1/accounts:signInWithPassword?key=${live.apiKey}`;
    const body = { ...live.as, returnSecureToken: true };
    const token = textIn(JSON.parse((await ask(url, fromSite(live, body))).body), "idToken");
    if (typeof token !== "string") return unknown(`${live.as.email} could not sign in`);
    return look(live, token);
  },
});

/** Sends a query to Firestore with an owner's token. */
const queryAs = (live: LiveProject, token: string, structuredQuery: object) => {
  const { headers: from, ...rest } = fromSite(live, { structuredQuery });
  return ask(`${documents(live)}:runQuery`, {
    ...rest,
    headers: { ...from, authorization: `Bearer ${token}` },
  });
};

const owner = forOwner("There is an owner", async (live, token) => {
  const { status, body } = await queryAs(live, token, {
    from: [{ collectionId: "admins" }],
    limit: 200,
  });
  if (status !== 200) return wrong(`${live.as?.email} is no owner: it answered ${status}`);
  return /"role":\s*\{\s*"stringValue":\s*"owner"/.test(body) ? right : wrong("there is none");
});

const indexesReady = forOwner("The indexes are ready", async (live, token) => {
  const missing: string[] = [];
  for (const { collectionGroup, fields } of live.indexes) {
    const { status, body } = await queryAs(live, token, {
      from: [{ collectionId: collectionGroup }],
      orderBy: fields.map(({ fieldPath, order }) => ({
        field: { fieldPath },
        direction: order ?? "ASCENDING",
      })),
      limit: 1,
    });
    // The index is missing, or Firestore is still building it.
    if (body.includes("FAILED_PRECONDITION"))
      missing.push(`${collectionGroup} (${fields.map(({ fieldPath }) => fieldPath).join(", ")})`);
    else if (status !== 200) return unknown(`${collectionGroup} answered ${status}`);
  }
  return missing.length === 0 ? right : wrong(`not ready: ${missing.join("; ")}`);
});

const textIn = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the content of the first file of a ruleset. */
function contentOf(ruleset: unknown): unknown {
  const files = textIn(textIn(ruleset, "source"), "files");
  return Array.isArray(files) ? textIn(files[0], "content") : undefined;
}

const deployedRules: Check = {
  what: "The rules are those of this repository",
  look: async ({ rulesService, project, token, rules, database }) => {
    if (token === null) return unknown("sign in with `gcloud auth login` first");
    const authorized = { headers: { authorization: `Bearer ${token}` } };
    const read = async (name: string): Promise<unknown> =>
      JSON.parse((await ask(`${rulesService}/v1/${name}`, authorized)).body);
    const named = database === "(default)" ? "" : `/${database}`;
    const release = await read(`projects/${project}/releases/cloud.firestore${named}`);
    const name = textIn(release, "rulesetName");
    if (typeof name !== "string") return unknown("no release was named");
    if (contentOf(await read(name)) === rules) return right;
    return wrong("deploy them: npx firebase deploy --only firestore");
  },
};

/** Runs all checks on a real project. Writes nothing to it. */
export async function checkLive(live: LiveProject): Promise<readonly Finding[]> {
  const checks: readonly Check[] = [
    headers,
    signUp,
    transaction,
    unknownCollection,
    admins,
    administrator,
    deployedRules,
    ...live.leagues.map(readable),
    keyApis,
    keySites,
    feeds,
    opened,
    owner,
    indexesReady,
  ];
  return Promise.all(
    checks.map(async ({ what, look }) => {
      try {
        return { what, ...(await look(live)) };
      } catch (thrown) {
        const why = thrown instanceof Error ? thrown.message : String(thrown);
        return { what, ...wrong(`it got no answer: ${why}`) };
      }
    }),
  );
}
