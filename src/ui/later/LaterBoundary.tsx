import { Component, type ReactNode } from "react";
import { Button } from "../Button";
import styles from "./LaterBoundary.module.css";

interface LaterBoundaryProps {
  /** Called before the content is rendered again. */
  readonly onRetry: () => void;
  /** Closes the dialog; undefined if the content is a part of a page. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface LaterBoundaryState {
  readonly hasFailed: boolean;
  readonly tries: number;
}

/**
 * An error boundary around a dialog or a part of a page. After an error the rest of the page stays, and one line shows
 * a message with a button "Try again".
 */
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
    // If the server has a new version and no longer has this file, only a reload helps. Also, a browser may not request
    // a module again after a failure.
    const mayReload = tries > 0 && navigator.onLine;
    return (
      <span className={onClose ? styles.over : styles.line} role="alert">
        {onClose ? "The dialog could not be opened." : "This part could not be loaded."}
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
