import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar, { type SnackbarCloseReason } from "@mui/material/Snackbar";
import SnackbarContent from "@mui/material/SnackbarContent";
import { useSyncExternalStore } from "react";
import { Icon } from "@/ui/Icon";
import styles from "./Notices.module.css";
import { notices } from "./notices";

/** How long a notice stays; it waits while somebody points at it or is in it. */
const STAYS = 8000;

/** The one place notices appear. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current, () => null);

  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    // A click elsewhere is no answer to an offer to undo.
    if (reason !== "clickaway") notices.close();
  };

  const isError = notice?.tone === "error";
  return (
    // The region is there before the words are, or a screen reader might not read them.
    <div aria-live={isError ? "assertive" : "polite"} role={isError ? "alert" : "status"}>
      {notice && (
        <Snackbar
          className={styles.notice}
          anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
          autoHideDuration={isError ? null : STAYS}
          key={notice.id}
          onClose={close}
          open
        >
          <SnackbarContent
            action={
              <>
                {notice.action && (
                  <Button
                    className={styles.action}
                    color="inherit"
                    onClick={() => {
                      notices.close();
                      notice.action?.run();
                    }}
                    variant="text"
                  >
                    {notice.action.label}
                  </Button>
                )}
                <IconButton aria-label="Close message" onClick={() => notices.close()}>
                  <Icon name="close" />
                </IconButton>
              </>
            }
            data-on-ink
            message={notice.text}
            role="presentation"
          />
        </Snackbar>
      )}
    </div>
  );
}
