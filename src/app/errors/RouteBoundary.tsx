import { Component, type ReactNode } from "react";
import { ChunkFailure } from "@/ui/later/lazyPart";
import { PageFailure } from "./PageFailure";
import { reloadOnce } from "./reloadOnce";

interface RouteBoundaryProps {
  /** Called before the page is tried again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly thrown: { readonly error: unknown } | null;
}

/**
 * Keeps the failure of one page away from the frame around it. Give it the path as its key: the next
 * page starts afresh. Code that is gone from the server reloads the page once.
 */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): RouteBoundaryState {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkFailure) reloadOnce();
  }

  private readonly retry = () => {
    // A browser may remember for the life of the page that a file was missing.
    const error = this.state.thrown?.error;
    if (error instanceof ChunkFailure) {
      if (navigator.onLine) return location.reload();
      // Of code that the page itself asked for, only the failure knows.
      error.forget();
    }
    this.props.onRetry();
    this.setState({ thrown: null });
  };

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <PageFailure codeIsMissing={thrown.error instanceof ChunkFailure} onRetry={this.retry} />
    );
  }
}
