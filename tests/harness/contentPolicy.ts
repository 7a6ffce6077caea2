import type { BrowserContext, Worker } from "@playwright/test";

/** The beginning of the message for a violation of the content security policy, as the script `report` writes it. */
const REPORT = "Blocked by the content security policy";

/** Matches our message and Chromium's own, which also reports violations before our script can listen. */
const OWN = /content security policy/i;

/** Reports violations as errors on the console. Runs in a document or worker before its own code. */
function report(begin: string): void {
  globalThis.addEventListener("securitypolicyviolation", (event) => {
    // The type is safe: events with this name are of this class.
    const { effectiveDirective, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent;
    console.error(`${begin}: ${effectiveDirective} ${blockedURI} ${sourceFile ?? ""}`);
  });
}

/**
 * Calls `onBlocked` for everything that the content security policy blocks in a browser's pages, frames and workers.
 */
export async function watchPolicy(
  context: BrowserContext,
  onBlocked: (message: string) => void,
): Promise<void> {
  // The call fails if the worker has ended meanwhile; then nothing can be blocked in it.
  const watchWorker = (worker: Worker) => void worker.evaluate(report, REPORT).catch(() => {});
  await context.addInitScript(report, REPORT);
  context.on("page", (page) => page.on("worker", watchWorker));
  context.on("serviceworker", watchWorker);
  context.on("console", (message) => {
    if (OWN.test(message.text())) onBlocked(message.text());
  });
}
