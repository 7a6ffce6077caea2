import type { BrowserContext, Worker } from "@playwright/test";

/** Beginning of a message of the content security policy that a document or a worker reports. */
const REPORT = "Blocked by the content security policy";

/** Chromium's own message, which also reports what is blocked before a script of ours can listen. */
const OWN = /content security policy/i;

/** Run in a document or worker before its own code. */
function report(begin: string): void {
  globalThis.addEventListener("securitypolicyviolation", (event) => {
    // Events of this name are of this kind.
    const { effectiveDirective, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent;
    console.error(`${begin}: ${effectiveDirective} ${blockedURI} ${sourceFile ?? ""}`);
  });
}

/** Reports everything that the content security policy blocks in a browser's pages, frames and workers. */
export async function watchPolicy(
  context: BrowserContext,
  onBlocked: (message: string) => void,
): Promise<void> {
  // A worker that has ended meanwhile blocks nothing.
  const watchWorker = (worker: Worker) => void worker.evaluate(report, REPORT).catch(() => {});
  await context.addInitScript(report, REPORT);
  context.on("page", (page) => page.on("worker", watchWorker));
  context.on("serviceworker", watchWorker);
  context.on("console", (message) => {
    if (OWN.test(message.text())) onBlocked(message.text());
  });
}
