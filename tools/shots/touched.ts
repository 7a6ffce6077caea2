import { roles, type Viewer } from "./table";

/** Files of which pages, their data and their pictures are made. */
const MADE = [
  /^(?:src|public|scripts\/build|tools\/shots)\//,
  /^(?:index\.html|vite\.config\.ts|alias\.ts|firebase\.json|package(?:-lock)?\.json)$/,
  /^tests\/harness\/(?:scenes|layout|firstTexts|desk)\.ts$/,
];
const OF_TESTS = /\.test\.tsx?$/;
/** What visitors never load. */
const ADMIN = /^src\/admin\//;

/** Returns the roles whose pages a change of these files may change. */
export function touchedRoles(files: readonly string[]): ReadonlySet<Viewer> {
  const made = files.filter(
    (file) => MADE.some((pattern) => pattern.test(file)) && !OF_TESTS.test(file),
  );
  const forVisitors = made.some((file) => !ADMIN.test(file));
  return new Set(roles.filter((role) => (role === "visitor" ? forVisitors : made.length > 0)));
}
