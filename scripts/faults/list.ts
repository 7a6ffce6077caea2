import type { Fault } from "./fault";
import { adminFaults } from "./list/admin";
import { domainFaults } from "./list/domain";
import { makingFaults } from "./list/making";
import { recordFaults } from "./list/records";
import { visitorFaults } from "./list/visitors";

/**
 * Faults that measure the test suites. Each passes the checks of types, lint, format and dead code, so a test should
 * notice it.
 */
export const faults: readonly Fault[] = [
  ...adminFaults,
  ...domainFaults,
  ...recordFaults,
  ...visitorFaults,
  ...makingFaults,
];
