import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { laterDialog } from "@/ui/later/later";

const PasswordDialog = laterDialog(() => import("./PasswordDialog"));

/** Opens the dialog that changes the signed-in person's password. */
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
