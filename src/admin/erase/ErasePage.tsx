import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import type { Archive } from "@/data/archives";
import type { ErasureResult, ErasureChoice, StoredPerson } from "@/data/ownerTasks";
import { useConnection } from "@/session/ConnectionProvider";
import { OwnersOnly } from "../owners/OwnersOnly";
import { useBatch } from "../batches/useBatch";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { picturesLeft } from "./answers";
import { ErasureWords } from "./ErasureWords";
import { Section } from "../parts/Section";
import { PersonChoice } from "./PersonChoice";
import { PicturesLeft } from "./PicturesLeft";

/** The page on which owners of the site erase a person from everything that is stored. */
export default function ErasePage() {
  return (
    <OwnersOnly what="Owners of the site can erase a person.">
      <ErasePerson />
    </OwnersOnly>
  );
}

/** A panel that searches a name, asks which person of that name is meant, and erases the person. */
function ErasePerson() {
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const batch = useBatch(null);
  const [typed, setTyped] = useState("");
  const [doing, setDoing] = useState("");
  const [found, setFound] = useState<StoredPerson | null>(null);
  const [erasure, setErasure] = useState<ErasureResult | null>(null);
  const [archives, setArchives] = useState<readonly Archive[] | null>([]);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const busy = job.at === "running";

  const search = (name: string) =>
    void start(async (running) => {
      setDoing("Looking through all records and the history");
      setErasure(null);
      setFound(null);
      setFound(await (await ownerTasks()).findPerson(name, running));
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") search(typed.trim());
  };

  const erase = (of: StoredPerson, choice: ErasureChoice) =>
    void start(async (running) => {
      setDoing("Erasing");
      const tasks = await ownerTasks();
      setPictures(picturesLeft(of, choice));
      setErasure(
        await batch.run({
          // The batch contains nothing about the person: to continue it, the owner types the name again.
          batch: {
            what: "erase",
            how: String(Date.now()),
            total: of.players.length + of.mentions.length + of.entries,
            ids: [],
          },
          run: () => tasks.erase(of, choice, running),
          isFinished: ({ finished }) => finished,
        }),
      );
      setFound(null);
      setArchives(await tasks.archives().catch(() => null));
    });

  return (
    <Section panel title="Who is it?">
      <Typography variant="lead">
        If a person asks for their name to be removed: their records as player or official are
        deleted, “a player” replaces the name in results, line-ups and past seasons, and the history
        forgets what was there. Scores and tables stay. This cannot be undone.
      </Typography>
      <Stack
        component="form"
        direction="row"
        spacing={3}
        sx={{ alignItems: "end" }}
        onSubmit={submit}
      >
        <TextField
          autoComplete="off"
          disabled={busy}
          label="Full name"
          onChange={({ target }) => setTyped(target.value)}
          value={typed}
        />
        <Button disabled={busy || typed.trim() === ""} type="submit" variant="outlined">
          Search
        </Button>
      </Stack>
      <RunningJob
        counted={doing === "Erasing" ? "documents" : "documents read"}
        doing={doing}
        failed="It stopped early. What was done stays done; search again to continue."
        onStop={stop}
        job={job}
      />
      {erasure && (
        <>
          <ErasureWords archives={archives} erasure={erasure} />
          <PicturesLeft pictures={pictures} />
        </>
      )}
      {found && !busy && (
        <>
          {found.players.length + found.mentions.length === 0 ? (
            <p role="status">Nothing is stored under “{found.name}”.</p>
          ) : (
            <PersonChoice found={found} onErase={(choice) => erase(found, choice)} />
          )}
          {found.accounts.length > 0 && (
            <Alert severity="info">
              An account has this name too: {found.accounts.join(", ")}. Take its rights away under
              Administrators, then search again.
            </Alert>
          )}
          {found.similar.length > 0 && (
            <Typography variant="lead">
              Similar names:{" "}
              {found.similar.slice(0, 12).map((name) => (
                <Button
                  key={name}
                  onClick={() => {
                    setTyped(name);
                    search(name);
                  }}
                  variant="text"
                >
                  {name}
                </Button>
              ))}
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}
