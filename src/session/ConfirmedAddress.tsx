import { useCallback, useEffect, useState, type ReactNode } from "react";
import { asFailure } from "@/data/failure";
import type { Account } from "@/data/identity";
import { Button } from "@/ui/Button";
import { useConnection } from "./ConnectionProvider";
import styles from "./session.module.css";

interface ConfirmedAddressProps {
  readonly account: Account;
  /** Whether the message was just sent. */
  readonly isSent?: boolean;
  /** Shown once the address is confirmed. */
  readonly children: ReactNode;
}

/**
 * Shows its children once the account's email address is confirmed by a link in a message. Until then, it shows a
 * button
 * that sends the message.
 */
export function ConfirmedAddress({ account, isSent = false, children }: ConfirmedAddressProps) {
  const { identity } = useConnection();
  const [isConfirmed, setIsConfirmed] = useState<boolean | null>(null);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");

  /** Checks whether the address is confirmed; null if that could not be checked. */
  const look = useCallback(
    () =>
      identity.isConfirmed().then(
        (found) => {
          setIsConfirmed(found);
          setProblem("");
          return found;
        },
        (thrown: unknown) => {
          setIsConfirmed((before) => before ?? false);
          setProblem(asFailure(thrown).message);
          return null;
        },
      ),
    [identity],
  );
  useEffect(() => {
    void look();
    // A user who has opened the link comes back to this tab.
    const onReturn = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [look]);

  const send = async () => {
    setProblem("");
    try {
      await identity.sendConfirmation();
      setSent(true);
      setSaid("");
      await look();
    } catch (thrown) {
      setProblem(`The message was not sent. ${asFailure(thrown).message}`);
    }
  };

  if (isConfirmed === null) return <p role="status">Checking whether your address is confirmed…</p>;
  if (isConfirmed) return children;
  return (
    <>
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {sent || isSent ? (
        <>
          <p role="status">
            A message is on its way to <strong>{account.email}</strong>. Open the link in it, then
            come back to this page. {said}
          </p>
          <Button
            onClick={() =>
              void look().then((found) =>
                setSaid(found === false ? "The link was not opened yet." : ""),
              )
            }
            variant="filled"
          >
            I have opened the link
          </Button>
          <Button onClick={() => void send()} variant="text">
            Send the message again
          </Button>
        </>
      ) : (
        <>
          <p>
            Please confirm that <strong>{account.email}</strong> is your address. We send a message
            with a link to it.
          </p>
          <Button onClick={() => void send()} variant="filled">
            Send the message
          </Button>
        </>
      )}
    </>
  );
}
