import type { ShellFiles } from "../../src/app/worker/shellCache";
import type { InPageHashes } from "../hosting/inPage";
import type { PageFiles, SiteGraph } from "./siteGraph";

/** What a page loads and reads at first. */
export interface PageReport extends PageFiles {
  readonly path: string;
  readonly file: string;
  readonly kind: "page" | "shell";
  /** The addresses of its first requests for data. */
  readonly requests: readonly string[];
}

/** What a build made. */
export interface BuildReport {
  readonly outDir: string;
  readonly origin: string;
  readonly graph: SiteGraph;
  /** The hashes of the styles and scripts in the pages, as the content security policy names them. */
  readonly inPage: InPageHashes;
  readonly pages: readonly PageReport[];
  /** What the service worker keeps, in its two helpings. */
  readonly shell: ShellFiles;
}

/** What a build made that was run as a command. */
export interface WrittenReport extends BuildReport {
  /** The policy of `firebase.json` did not allow the styles and scripts in the pages, and does now. */
  readonly isPolicyRenewed: boolean;
}
