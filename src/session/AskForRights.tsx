import { useCallback, useEffect, useRef, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { leagueBySlug } from "@/leagues";
import { Button } from "@/ui/Button";
import { useConnection } from "./ConnectionProvider";
import { useSessionActions } from "./SessionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";
import { useLeague } from "@/ui/where";

type Asking =
  | { readonly status: "looking" | "open" | "refused" | "sending" }
  | { readonly status: "asked"; readonly league: string; readonly said?: string }
  | { readonly status: "failed"; readonly reason: string };

/** Asks the owners of the site for rights on a league; once is enough. */
export function AskForRights() {
  const league = useLeague();
  const { access } = useConnection();
  const session = useSessionActions();
  const [name, setName] = useState("");
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Asking>({ status: "looking" });

  useEffect(() => {
    let wanted = true;
    access.ownRequest().then(
      (found) =>
        wanted && setAsking(found ? { status: "asked", league: found.league } : { status: "open" }),
      // Whether it works shows when it is tried.
      () => wanted && setAsking({ status: "open" }),
    );
    return () => {
      wanted = false;
    };
  }, [access]);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = name.trim().slice(0, 80);
    if (said === "") {
      setMissing("Enter your name");
      field.current?.focus();
      return;
    }
    setAsking({ status: "sending" });
    try {
      await access.ask(league.slug, said);
      setAsking({ status: "asked", league: league.slug });
    } catch (thrown) {
      setAsking({ status: "failed", reason: asFailure(thrown).message });
    }
  };

  const asked = asking.status === "asked" ? asking.league : null;
  const look = useCallback(async () => {
    if (asked === null) return;
    const still = (said: string) => setAsking({ status: "asked", league: asked, said });
    still("Looking…");
    try {
      // Who has been granted rights leaves this page by it.
      await session.refresh();
      const found = await access.ownRequest();
      if (found) still("No answer yet.");
      else setAsking({ status: "refused" });
    } catch (thrown) {
      still(asFailure(thrown).message);
    }
  }, [access, session, asked]);
  // Somebody who was told that it is done comes back to this tab.
  useEffect(() => {
    const onReturn = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [look]);

  if (asking.status === "looking") return null;
  if (asking.status === "asked") {
    return (
      <>
        <p className={styles.notice} role="status">
          You have asked for rights on {leagueBySlug(asking.league)?.name ?? asking.league}. An
          owner of the site answers. {asking.said}
        </p>
        <Button onClick={() => void look()}>Check again</Button>
      </>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
      {asking.status === "refused" && (
        <p className={styles.notice} role="status">
          Your request was not granted. You can ask again.
        </p>
      )}
      {asking.status === "failed" && (
        <p className={styles.failure} role="alert">
          Your request was not sent. {asking.reason}
        </p>
      )}
      <SignInField
        autoCapitalize="words"
        autoComplete="name"
        error={missing}
        label="Your name, so that the owner knows you"
        onChange={(typed) => {
          setName(typed);
          setMissing(undefined);
        }}
        ref={field}
        type="text"
        value={name}
      />
      <Button disabled={asking.status === "sending"} type="submit" variant="filled">
        {asking.status === "sending" ? "Asking…" : "Ask for rights"}
      </Button>
    </form>
  );
}
