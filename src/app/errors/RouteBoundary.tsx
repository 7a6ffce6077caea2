import { Component, type ReactNode } from "react";
import { clock } from "@/domain/clock";
import { ChunkFailure } from "@/ui/later/lazyPart";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { ErrorState } from "@/ui/ErrorState";
import { reloadOnce, reloadPastCache } from "./reloadOnce";
import styles from "./RouteBoundary.module.css";

/** The time before a page without a visitor (a screen) tries again after a failure, in milliseconds. */
const RECOVERY = 30_000;

interface RouteBoundaryProps {
  /** The address. If it changes, the boundary is reset, even with the same key. */
  readonly at?: string;
  /** Called before the page is tried again. */
  readonly onRetry: () => void;
  /** Whether the page recovers by itself, because nobody is there to press a button. */
  readonly unattended?: boolean;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly thrown: { readonly error: unknown } | null;
  /** The address at which it was thrown. */
  readonly at: string | undefined;
}

/**
 * An error boundary for one page, so that menu and footer keep working. Its key should be the path, so that the next
 * page resets it. If code is missing on the server, it reloads the page once.
 */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { thrown: null, at: this.props.at };

  static getDerivedStateFromProps(
    { at }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return state.at === at ? null : { thrown: null, at };
  }

  static getDerivedStateFromError(error: unknown): Pick<RouteBoundaryState, "thrown"> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkFailure) reloadOnce(error.cause);
    // Reports the error to the window, so that its listener (entry/sendFaults.ts) sends it too.
    if (import.meta.env.VITE_FAULTS) reportError(error);
    if (this.props.unattended)
      this.cancelRecovery = clock.after(RECOVERY, () => void this.recover());
  }

  override componentWillUnmount(): void {
    this.cancelRecovery();
  }

  private cancelRecovery = () => {};

  /** Reloads if the server answers. Without a server, a reload would leave the browser's own error page for ever. */
  private async recover(): Promise<void> {
    const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
    else this.again();
  }

  private again(): void {
    const error = this.state.thrown?.error;
    // Only the failure knows which code the page itself had requested.
    if (error instanceof ChunkFailure) error.forget();
    this.props.onRetry();
    this.setState({ thrown: null });
  }

  private readonly retry = () => {
    // A browser may remember that a file was missing as long as the page is open.
    const error = this.state.thrown?.error;
    if (error instanceof ChunkFailure && navigator.onLine) void reloadPastCache(error.cause);
    else this.again();
  };

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <PageFailure codeIsMissing={thrown.error instanceof ChunkFailure} onRetry={this.retry} />
    );
  }
}

interface PageFailureProps {
  /** Whether the page's code could not be loaded; false if the page itself failed. */
  readonly codeIsMissing: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of a page that failed; menu and footer around it keep working. */
function PageFailure({ codeIsMissing, onRetry }: PageFailureProps) {
  const [title, sentence] = codeIsMissing
    ? ["This page could not be loaded.", "Check your connection, then try again."]
    : ["This page has stopped working.", "The rest of the site still works. Try it again."];
  return (
    <div className={classes("content", styles.failure)}>
      <ErrorState
        action={
          <ButtonLink to={paths.landing()} variant="text">
            Go to the start page
          </ButtonLink>
        }
        onRetry={onRetry}
        title={title}
      >
        {sentence}
      </ErrorState>
    </div>
  );
}
