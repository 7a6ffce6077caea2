import type { BrowserContext, Locator, Page } from "@playwright/test";

/** The accounts of the seed. */
export const accounts = {
  admin: { email: "admin@arena.example", password: "arena-admin-2026", uid: "local-admin" },
  football: {
    email: "football@arena.example",
    password: "arena-football-2026",
    uid: "local-football",
  },
  scorer: { email: "scorer@arena.example", password: "arena-scorer-2026", uid: "local-scorer" },
  /** Captain of a club in the first league. */
  captain: {
    email: "northgate@arena.example",
    password: "arena-northgate-2026",
    uid: "local-northgate",
  },
  visitor: { email: "visitor@arena.example", password: "arena-visitor-2026", uid: "local-visitor" },
} as const;

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The state of a browser in which a user is signed in. */
export type Signed = Awaited<ReturnType<BrowserContext["storageState"]>>;

/**
 * Returns the browser state of a page with a signed-in user, for new windows. Firebase stores the account in IndexedDB,
 * but Playwright opens a new window before its IndexedDB is written. So the account is put into localStorage, from
 * which Firebase moves it.
 */
export async function signedState(page: Page): Promise<Signed> {
  const { cookies, origins } = await page.context().storageState();
  const kept = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const database = await answer(indexedDB.open("firebaseLocalStorageDb"));
    const store = database.transaction("firebaseLocalStorage").objectStore("firebaseLocalStorage");
    return (await answer(store.getAll())).map(({ fbase_key, value }) => ({
      name: String(fbase_key),
      value: JSON.stringify(value),
    }));
  });
  const { origin } = new URL(page.url());
  const known = origins.find((of) => of.origin === origin)?.localStorage ?? [];
  return { cookies, origins: [{ origin, localStorage: [...known, ...kept] }] };
}

/** Fills in the sign-in form that is open and sends it. */
export async function signIn(page: Page, { email, password }: Omit<Account, "uid">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Returns a field of the open form by its label. The label of an optional field ends with "(optional)". */
export function field(page: Page | Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const name = new RegExp(`^${escaped}( \\(optional\\))?$`);
  return page
    .getByRole("textbox", { name })
    .or(page.getByRole("combobox", { name }))
    .or(page.getByLabel(name))
    .first();
}
