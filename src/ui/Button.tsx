import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes";
import { Icon, type IconName } from "./Icon";
import { Link } from "./Link";

/**
 * Use one `filled` button per view. `link` looks like a link inside text. `spark` and `onInk` are for heroes and
 * pictures, where the page's own colours would not be visible.
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

/** A button at least 44 px high; its text is a verb and an object ("Add player"). */
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
  /** The accessible name, because the button shows only an icon. */
  readonly label: string;
  readonly variant?: "plain" | "outline" | "onInk";
};

/** A square button of 44 px that shows an icon instead of text. */
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
