import { contentPolicy, hostingConfig } from "../hosting/hostingConfig";

/** The real project, and where its services answer. */
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
  /** The repository's own rules. */
  readonly rules: string;
  /** A token of somebody who may see the project's rules; null where nobody has signed in with gcloud. */
  readonly token: string | null;
}

/** What a check found: right, wrong, or not to be known from here. */
export interface Finding {
  readonly what: string;
  readonly state: "ok" | "wrong" | "unknown";
  readonly why: string;
}

type Check = (live: LiveProject) => Promise<Finding>;

const TIMEOUT = 15_000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** @throws TypeError, DOMException where nothing answers */
async function ask(url: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT) });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** A request as the site makes it: a key may be restricted to its address. */
const fromSite = ({ site }: LiveProject, body?: object): RequestInit => ({
  headers: { referer: `${site}/`, "content-type": "application/json" },
  ...(body && { method: "POST", body: JSON.stringify(body) }),
});

const documents = ({ firestore, project, database }: LiveProject) =>
  `${firestore}/v1/projects/${project}/databases/${database}/documents`;

const finding = (what: string, ok: boolean, why: string): Finding => ({
  what,
  state: ok ? "ok" : "wrong",
  why,
});

const headers: Check = async ({ site }) => {
  const answer = await ask(`${site}/`);
  const policy = answer.headers.get("content-security-policy");
  const wanted = contentPolicy(hostingConfig());
  const faults = [
    ...(answer.status === 200 ? [] : [`it answers ${answer.status}`]),
    ...(policy === wanted ? [] : ["its content policy is not this repository’s"]),
    ...(/max-age=\d{8}/.test(answer.headers.get("strict-transport-security") ?? "")
      ? []
      : ["browsers are not told to use https only"]),
    ...(answer.headers.get("x-content-type-options") === "nosniff" ? [] : ["nosniff is missing"]),
  ];
  return finding("The site answers with its headers", faults.length === 0, faults.join("; "));
};

const signUp: Check = async (live) => {
  // Too short a password: where sign-up is open this makes no account either.
  const body = { email: "nobody@example.org", password: "x", returnSecureToken: true };
  const url = `${live.auth}/v1/accounts:signUp?key=${live.apiKey}`;
  const answer = await ask(url, fromSite(live, body));
  const what = "Strangers cannot make accounts";
  if (answer.body.includes("ADMIN_ONLY_OPERATION")) return finding(what, true, "");
  if (answer.body.includes("WEAK_PASSWORD")) {
    return finding(what, false, "sign-up is open (Authentication → Settings → User actions)");
  }
  return {
    what,
    state: "unknown",
    why: `it answered ${answer.status} ${answer.body.slice(0, 120)}`,
  };
};

const refuses =
  (what: string, url: (live: LiveProject) => string, body?: object): Check =>
  async (live) => {
    const { status } = await ask(`${url(live)}?key=${live.apiKey}`, fromSite(live, body));
    return finding(what, status === 403 || status === 401, `it answered ${status}`);
  };

const transaction = refuses(
  "A visitor cannot begin a transaction",
  (live) => `${documents(live)}:beginTransaction`,
  {},
);
const unknownCollection = refuses(
  "A collection that no rule names is closed",
  (live) => `${documents(live)}/not-in-the-rules/one`,
);
const admins = refuses(
  "The list of administrators is closed",
  (live) => `${documents(live)}/admins/somebody`,
);

const textIn = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The content of the first file of a ruleset. */
function contentOf(ruleset: unknown): unknown {
  const files = textIn(textIn(ruleset, "source"), "files");
  return Array.isArray(files) ? textIn(files[0], "content") : undefined;
}

const deployedRules: Check = async ({ rulesService, project, token, rules, database }) => {
  const what = "The rules are those of this repository";
  if (token === null) {
    return { what, state: "unknown", why: "sign in with `gcloud auth login` first" };
  }
  const authorized = { headers: { authorization: `Bearer ${token}` } };
  const read = async (name: string): Promise<unknown> =>
    JSON.parse((await ask(`${rulesService}/v1/${name}`, authorized)).body);
  const named = database === "(default)" ? "" : `/${database}`;
  const release = await read(`projects/${project}/releases/cloud.firestore${named}`);
  const name = textIn(release, "rulesetName");
  if (typeof name !== "string") return { what, state: "unknown", why: "no release was named" };
  const same = contentOf(await read(name)) === rules;
  return finding(what, same, "deploy them: npx firebase deploy --only firestore");
};

const checks: readonly Check[] = [
  headers,
  signUp,
  transaction,
  unknownCollection,
  admins,
  deployedRules,
];

/** Holds a live project against the checklist; nothing is written to it. */
export async function checkLive(live: LiveProject): Promise<readonly Finding[]> {
  return Promise.all(
    checks.map((check) =>
      check(live).catch((thrown: unknown): Finding => {
        const why = thrown instanceof Error ? thrown.message : String(thrown);
        return { what: "A check got no answer", state: "wrong", why };
      }),
    ),
  );
}
