import { useEffect, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { leagueBySlug } from "@/leagues";
import type { League } from "@/leagues/league";
import { Button } from "@/ui/Button";
import { useConnection } from "./ConnectionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";

type Asking =
  | { readonly status: "looking" | "open" | "sending" }
  | { readonly status: "asked"; readonly league: string }
  | { readonly status: "failed"; readonly reason: string };

/** Asks the owners of the site for rights on a league; once is enough. */
export function AskForRights({ league }: { readonly league: League }) {
  const { access } = useConnection();
  const [name, setName] = useState("");
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
    setAsking({ status: "sending" });
    try {
      await access.ask(league.slug, name.trim().slice(0, 80));
      setAsking({ status: "asked", league: league.slug });
    } catch (thrown) {
      setAsking({ status: "failed", reason: asFailure(thrown).message });
    }
  };

  if (asking.status === "looking") return null;
  if (asking.status === "asked") {
    return (
      <p className={styles.notice} role="status">
        You have asked for rights on {leagueBySlug(asking.league)?.name ?? asking.league}. An owner
        of the site answers; reload this page to see whether they have.
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)}>
      {asking.status === "failed" && (
        <p className={styles.failure} role="alert">
          Your request was not sent. {asking.reason}
        </p>
      )}
      <SignInField
        autoComplete="name"
        error={undefined}
        label="Your name, so that the owner knows you"
        onChange={setName}
        type="text"
        value={name}
      />
      <Button disabled={asking.status === "sending"} type="submit" variant="filled">
        {asking.status === "sending" ? "Asking…" : "Ask for rights"}
      </Button>
    </form>
  );
}
