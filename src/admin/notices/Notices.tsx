import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar, { type SnackbarCloseReason } from "@mui/material/Snackbar";
import SnackbarContent from "@mui/material/SnackbarContent";
import { useSyncExternalStore } from "react";
import { Icon } from "@/ui/Icon";
import styles from "./Notices.module.css";
import { notices } from "./notices";

/** How long a notice is shown, in milliseconds; the time does not run while the pointer or the focus is on it. */
const STAYS = 8000;

/** The place where notices are shown; each page has it once. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current, () => null);

  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    // A click elsewhere must not close a notice, because the user may still want to undo.
    if (reason !== "clickaway") notices.close();
  };

  const isError = notice?.tone === "error";
  return (
    // The region exists before its text does; otherwise a screen reader might not read the text.
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
                    onClick={() => notices.act()}
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
