import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { ErrorState } from "@/ui/ErrorState";
import styles from "./PageFailure.module.css";

interface PageFailureProps {
  /** The page's code could not be fetched; otherwise the page itself broke. */
  readonly codeIsMissing: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of a page that failed; menu and footer around it keep working. */
export function PageFailure({ codeIsMissing, onRetry }: PageFailureProps) {
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
