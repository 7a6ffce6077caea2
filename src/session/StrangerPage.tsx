import { useState } from "react";
import { isScorerOf, mayAdminister, type Account, type Rights } from "@/data/identity";
import { entries } from "@arena/leagues/entries";
import { paths } from "@/leagues/paths";
import { Button, ButtonLink } from "@/ui/Button";
import { AskForRights } from "./AskForRights";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";
import { usePageTitle } from "./usePageTitle";
import { useSignOut } from "./useSignOut";
import { useLeague } from "@/ui/where";

interface StrangerPageProps {
  readonly account: Account;
  readonly rights: Rights;
}

/** Says that the account is no administrator of this league, and what its owner can do about it. */
export function StrangerPage({ account, rights }: StrangerPageProps) {
  const league = useLeague();
  usePageTitle("No administrator", league.name);
  const { signOut, failed } = useSignOut();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const own = entries.filter(({ slug }) => mayAdminister(rights, slug) || isScorerOf(rights, slug));

  const copy = () => {
    navigator.clipboard.writeText(account.uid).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };

  return (
    <PlainPage>
      <section className={styles.card}>
        <p className={styles.overline}>{league.name}</p>
        <h1 className={styles.title}>You are not an administrator here</h1>
        <p>
          You are signed in as <strong>{account.email}</strong>, but this account may not change{" "}
          {league.name}.
        </p>
        <AskForRights />
        <p className={styles.note}>
          If nobody answers, give this user id to the owner of the site:
        </p>
        <div className={styles.copyRow}>
          <code className={styles.code}>{account.uid}</code>
          <Button onClick={copy}>Copy user id</Button>
        </div>
        <p className={styles.note} role="status">
          {copied === "yes" && "Copied."}
          {copied === "failed" && "Copying was not allowed. Select the id and copy it."}
        </p>
        {own.map((one) => (
          <ButtonLink key={one.slug} to={paths.dashboard(one)}>
            Go to {one.name}
          </ButtonLink>
        ))}
        {failed && (
          <p className={styles.failure} role="alert">
            {failed}
          </p>
        )}
        <Button onClick={signOut}>Sign out</Button>
        <ButtonLink to={paths.page(league, "home")} variant="text">
          Back to the site
        </ButtonLink>
      </section>
    </PlainPage>
  );
}
