import type { Page } from "@playwright/test";
import { leagues } from "@arena/leagues";
import type { AdminSection, League } from "../../src/domain/league/league";
import { paths } from "../../src/leagues/paths";
import { goal, measured } from "./goal";
import { draftKept, sitDown } from "./world/desk";
import { emulated } from "./world/emulated";

interface Form {
  readonly list: string;
  /** The form's address; null: the first record of the list is opened. */
  readonly address: string | null;
}

/** Every form that the registry offers. */
function formsOf(league: League): Form[] {
  return (Object.entries(league.admin.sections) as [AdminSection, string][]).flatMap(
    ([section, access]) => {
      if (access !== "full" && access !== "edit-only") return [];
      const list = paths.adminSection(league, section);
      const edit: Form = { list, address: null };
      return access === "full" ? [{ list, address: `${list}/new` }, edit] : [edit];
    },
  );
}

const question = (page: Page) => page.getByRole("dialog", { name: "Discard your changes?" });

/** A field of the form in which any text may be. */
const someField = (page: Page) =>
  page
    .locator("form")
    .getByRole("textbox", {
      name: /^(Name|Points|Won|Team A score|Team A starting)/,
    })
    .first();

async function tryForm(page: Page, { list, address }: Form): Promise<string[]> {
  const where = address ?? `${list} (edit)`;
  const wrong: string[] = [];
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(list);
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (address) await page.goto(address);
  else
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
  const field = someField(page);
  await field.waitFor();
  await field.fill("");
  await field.pressSequentially("7");
  const typed = await field.inputValue();

  const keeps = async (way: string, leave: () => Promise<unknown>) => {
    await leave();
    const isAsked = await question(page)
      .waitFor({ timeout: 90_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isAsked) {
      wrong.push(`${where}: ${way} does not ask`);
      return;
    }
    await page.getByRole("button", { name: "Keep editing" }).click();
    await question(page).waitFor({ state: "hidden" });
    if ((await field.inputValue()) !== typed) wrong.push(`${where}: ${way} loses the typing`);
  };
  await keeps("a link", () => page.getByRole("link", { name: "Cancel" }).click());
  await keeps("the back button", () => page.evaluate(() => history.back()));

  await draftKept(page, typed);
  await page.reload();
  if (asked.length === 0) wrong.push(`${where}: the browser does not ask before loading anew`);
  const restored = page.getByText(/^Restored what you typed/);
  const isBack = await restored.waitFor({ timeout: 90_000 }).then(
    () => true,
    () => false,
  );
  if (!isBack) wrong.push(`${where}: no draft comes back`);
  else if ((await field.inputValue()) !== typed) wrong.push(`${where}: the draft is another`);
  return wrong;
}

goal(
  {
    id: "F6",
    what: "Tab closed, reloaded or left with an unsaved form",
    target: "100 % of forms ask on every way out, and restore their draft",
    isSlow: true,
  },
  async () => {
    await (await emulated()).reset();
    const forms = leagues.flatMap(formsOf);
    const wrong: string[] = [];
    for (const form of forms) {
      const { page, window } = await sitDown("/mls/admin-dashboard");
      wrong.push(...(await tryForm(page, form)), ...window.uncaught);
      await window.close();
    }
    return measured(
      `${forms.length} forms, each left by link, back button and reload; ${wrong.length} faults`,
      wrong,
      { enough: forms.length >= 10 },
    );
  },
);
