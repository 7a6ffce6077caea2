import { recordsRead } from "@/data/readState";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { newRecordId } from "@/data/store";
import { slugOf } from "@/domain/names";
import { groundNamed, groundOf, groundsOfClubs, storedGround } from "@/domain/schedule/ground";
import { amountOf } from "@/domain/wording";
import { everyLeague } from "@/leagues";
import { readEntity } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { StepsBar } from "../list/StepsBar";
import { useLive } from "../live/useLive";
import { stepOf } from "../steps/steps";
import { useSteps } from "../steps/useSteps";

/** An offer to add the home grounds of the clubs in the arena's files that are not among the stored grounds. */
export default function OfferGrounds() {
  const league = useLeague();
  const live = useLive(league, "grounds");
  const steps = useSteps(league);
  const known = recordsRead(live);
  const stored = known?.map(groundOf);
  const missing = stored
    ? groundsOfClubs(everyLeague()).filter(({ name }) => !groundNamed(name, stored))
    : [];
  const isTaken = (id: string) => id === "" || known?.some((one) => one.id === id);
  const add = () =>
    steps.run(
      missing.map((one) => {
        const id = slugOf(one.name);
        const entity = readEntity("grounds", storedGround(one));
        return stepOf({
          kind: "grounds",
          does: "add",
          id: isTaken(id) ? newRecordId() : id,
          entity,
        });
      }),
    );
  return (
    <>
      {missing.length > 0 && steps.state.at !== "saving" && (
        <Alert
          action={
            <Button onClick={() => void add()} size="small">
              Add {missing.length === 1 ? "it" : "them"}
            </Button>
          }
          severity="info"
          sx={{ mb: 4 }}
        >
          Clubs are at home at {amountOf(missing.length, "ground")} that{" "}
          {missing.length === 1 ? "is" : "are"} not here yet.
        </Alert>
      )}
      <StepsBar steps={steps} />
    </>
  );
}
