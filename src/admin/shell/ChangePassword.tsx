import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";

const PasswordDialog = lazy(() => import("./PasswordDialog"));

/** Opens what changes the password of whoever is signed in. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)} variant="text">
        Change password
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
