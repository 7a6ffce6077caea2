import { useState } from "react";
import { asFailure } from "@/data/failure";
import { Button } from "@/ui/Button";
import { useConnection } from "./ConnectionProvider";
import styles from "./session.module.css";

/** Sends the message that replaces a forgotten password, to the address in the field. */
export function ForgottenPassword({ email }: { readonly email: string }) {
  const { identity } = useConnection();
  const [said, setSaid] = useState("");
  const [sending, setSending] = useState(false);

  const send = async () => {
    const address = email.trim();
    if (address === "") return setSaid("Enter your email address above first.");
    setSending(true);
    try {
      await identity.sendPasswordReset(address);
      setSaid(`If ${address} has an account, a message with a link is on its way.`);
    } catch (thrown) {
      setSaid(asFailure(thrown).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button disabled={sending} onClick={() => void send()} type="button" variant="text">
        Forgot password?
      </Button>
      <p className={styles.note} role="status">
        {said}
      </p>
    </>
  );
}
