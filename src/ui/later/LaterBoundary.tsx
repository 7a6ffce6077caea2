import { Component, type ReactNode } from "react";
import { Button } from "../Button";
import styles from "./LaterBoundary.module.css";

interface LaterBoundaryProps {
  /** Called before it is tried again. */
  readonly onRetry: () => void;
  /** Of a dialog; without it, what fails is a part of the page. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface LaterBoundaryState {
  readonly hasFailed: boolean;
  readonly tries: number;
}

/** Keeps what fails of a dialog or a part of a page to itself: a line says so, and tries again. */
export class LaterBoundary extends Component<LaterBoundaryProps, LaterBoundaryState> {
  override state: LaterBoundaryState = { hasFailed: false, tries: 0 };

  static getDerivedStateFromError(): Partial<LaterBoundaryState> {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState(({ tries }) => ({ hasFailed: false, tries: tries + 1 }));
  };

  override render() {
    const { children, onClose } = this.props;
    const { hasFailed, tries } = this.state;
    if (!hasFailed) return children;
    // Code that the server no longer has is only in a new page, and a browser may not ask for it twice.
    const mayReload = tries > 0 && navigator.onLine;
    return (
      <span className={onClose ? styles.over : styles.line} role="alert">
        {onClose ? "This could not be opened." : "This part could not be loaded."}
        <Button onClick={mayReload ? () => location.reload() : this.retry} variant="text">
          {mayReload ? "Reload the page" : "Try again"}
        </Button>
        {onClose && (
          <Button onClick={onClose} variant="text">
            Close
          </Button>
        )}
      </span>
    );
  }
}
