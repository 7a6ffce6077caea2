import { OwnersOnly } from "../owners/OwnersOnly";
import { ErasePerson } from "./ErasePerson";

/** Takes a person out of everything that is stored: for owners of the site. */
export default function ErasePage() {
  return (
    <OwnersOnly what="Owners of the site can erase a person.">
      <ErasePerson />
    </OwnersOnly>
  );
}
