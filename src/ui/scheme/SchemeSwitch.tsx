import { useId, useSyncExternalStore } from "react";
import { IconButton } from "../Button";
import { Icon, type IconName } from "../Icon";
import { chooseScheme, schemes, type Scheme, currentScheme, subscribeToScheme } from "./scheme";
import styles from "./SchemeSwitch.module.css";

const names: Record<Scheme, { readonly label: string; readonly icon: IconName }> = {
  system: { label: "System", icon: "system" },
  light: { label: "Light", icon: "sun" },
  dark: { label: "Dark", icon: "moon" },
};

/** Three radio buttons for the colour scheme: system, light, dark. */
export function SchemeSwitch() {
  const scheme = useScheme();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Colour scheme</legend>
      {schemes.map((one) => (
        <label className={styles.choice} data-checked={one === scheme || undefined} key={one}>
          <input
            checked={one === scheme}
            name={name}
            onChange={() => chooseScheme(one)}
            type="radio"
            value={one}
          />
          <Icon name={names[one].icon} />
          {names[one].label}
        </label>
      ))}
    </fieldset>
  );
}

/** A button that changes to the next colour scheme, for the app bar. */
export function SchemeButton() {
  const scheme = useScheme();
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? "system";
  return (
    <IconButton
      icon={names[scheme].icon}
      label={`Colour scheme: ${names[scheme].label}. Change to ${names[next].label}`}
      onClick={() => chooseScheme(next)}
    />
  );
}

/** Subscribes to the chosen colour scheme; "system" in a prerendered page. */
function useScheme(): Scheme {
  return useSyncExternalStore(subscribeToScheme, currentScheme, () => "system");
}
