import { Icon } from "@/ui/Icon";
import { AdminIcon, type AdminIconName } from "./AdminIcon";

/** The icons of sections and tiles: from the administration's set, and some from the site's. */
export type SectionIconName = AdminIconName | "calendar" | "shirt" | "trophy" | "swap";

interface SectionIconProps {
  readonly name: SectionIconName;
  readonly size?: number;
}

export function SectionIcon({ name, size = 20 }: SectionIconProps) {
  switch (name) {
    case "calendar":
    case "shirt":
    case "trophy":
    case "swap":
      return <Icon name={name} size={size} />;
    default:
      return <AdminIcon name={name} size={size} />;
  }
}
