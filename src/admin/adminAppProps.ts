import type { AdminAccess } from "@/domain/league/league";
import type { AdminPlace } from "./sections";

/** The section of the administration to show. */
export interface AdminAppProps {
  readonly section: AdminPlace;
  /** Which changes the section allows. */
  readonly access: Exclude<AdminAccess, "none">;
}
