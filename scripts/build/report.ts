import type { ShellFiles } from "../../src/app/worker/shellCache";
import type { InPageHashes } from "../hosting/inPage";
import type { PageFiles, SiteGraph } from "./siteGraph";

/** The files and data that a page loads first. */
export interface PageReport extends PageFiles {
  readonly path: string;
  readonly file: string;
  readonly kind: "page" | "shell";
  /** The addresses of its first requests for data. */
  readonly requests: readonly string[];
}

/** The result of a build. */
export interface BuildReport {
  readonly outDir: string;
  readonly origin: string;
  readonly graph: SiteGraph;
  /** The hashes of the styles and scripts in the pages, as the content security policy names them. */
  readonly inPage: InPageHashes;
  readonly pages: readonly PageReport[];
  /** The files that the service worker stores: the first ones at once, the others later. */
  readonly shell: ShellFiles;
}

/** The result of a build that ran as a command. */
export interface WrittenReport extends BuildReport {
  /**
   * Whether the build had to change the content security policy in `firebase.json`, because it did not allow the styles
   * and scripts in the pages.
   */
  readonly isPolicyRenewed: boolean;
}
