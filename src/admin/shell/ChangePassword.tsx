import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { laterDialog } from "@/ui/later/later";
import { PASSWORD_PART } from "./address";

const PasswordDialog = laterDialog(() => import("./PasswordDialog"));

/** Opens the dialog that changes the signed-in person's password: by its button, or by the address. */
export function ChangePassword() {
  const [isPressed, setPressed] = useState(false);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === `#${PASSWORD_PART}`;
  const close = () => {
    setPressed(false);
    if (isNamed) void navigate(`${pathname}${search}`, { replace: true });
  };
  return (
    <>
      <Button fullWidth onClick={() => setPressed(true)} variant="text">
        Change password
      </Button>
      {(isPressed || isNamed) && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
