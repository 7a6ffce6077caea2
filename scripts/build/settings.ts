/** The settings of the project, as Vite reads them from `.env` and the environment. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns why the site must not be built; null if the project is set, or if the demo is wanted. Without a project a
 * site would show an invented season, with results that stay in each visitor's browser, and somebody could deploy it.
 */
export function refusal(settings: Settings, isDemo: boolean): string | null {
  if (isDemo || settings["VITE_STORE"] === "embedded") return null;
  const missing = ["VITE_FIREBASE_PROJECT_ID", "VITE_FIREBASE_API_KEY"].filter(
    (name) => !settings[name],
  );
  if (missing.length === 0) return null;
  return `Nothing was built: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set, in .env or the environment (.env.example says what goes there). npm run build -- --demo builds the demonstration, an invented season that each visitor’s own browser keeps.`;
}
