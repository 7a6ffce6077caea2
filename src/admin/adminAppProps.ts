import type { AdminAccess } from "@/domain/league/league";
import type { AdminPlace } from "./sections";

/** Which admin page is wanted. */
export interface AdminAppProps {
  readonly section: AdminPlace;
  /** What may be done in the section. */
  readonly access: Exclude<AdminAccess, "none">;
}
