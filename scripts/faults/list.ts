import type { Fault } from "./fault";
import { adminFaults } from "./list/admin";
import { domainFaults } from "./list/domain";
import { makingFaults } from "./list/making";
import { recordFaults } from "./list/records";
import { visitorFaults } from "./list/visitors";

/** The yardstick of the test suites: each fault passes types, lint, format and dead code, and a test should notice it. */
export const faults: readonly Fault[] = [
  ...adminFaults,
  ...domainFaults,
  ...recordFaults,
  ...visitorFaults,
  ...makingFaults,
];
