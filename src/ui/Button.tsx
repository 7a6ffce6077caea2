import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes";
import { Icon, type IconName } from "./Icon";
import { Link } from "./Link";

/**
 * One `filled` per view; `link` looks like a link inside text; `spark` and `onInk` are for heroes and
 * pictures, where the page's colours would not be seen.
 */
export type ButtonVariant = "filled" | "outline" | "text" | "link" | "spark" | "onInk";

interface Look {
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  readonly children: ReactNode;
}

function content({ icon, iconAfter, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

/** A button at least 44 px high that says the verb and the thing. */
export function Button({
  variant = "outline",
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<"button"> & Look) {
  return (
    <button type="button" {...rest} className={classes(styles.button, styles[variant], className)}>
      {content({ ...(icon && { icon }), ...(iconAfter && { iconAfter }), children })}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "outline",
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<typeof Link> & Look) {
  return (
    <Link {...rest} className={classes(styles.button, styles[variant], className)}>
      {content({ ...(icon && { icon }), ...(iconAfter && { iconAfter }), children })}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> & {
  readonly icon: IconName;
  /** Its name, as it has no words. */
  readonly label: string;
  readonly variant?: "plain" | "outline" | "onInk";
};

/** A square of 44 px with a picture in place of words. */
export function IconButton({
  icon,
  label,
  variant = "plain",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-label={label}
      type="button"
      {...rest}
      className={classes(styles.button, styles.square, styles[variant], className)}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
