import { isShort } from "../harness/forms";
import { contract } from "./contract";
import { testedFirestore } from "./testedFirestore";

contract("Firestore, read over REST and saved with the SDK", () => testedFirestore(), {
  isWhole: !isShort,
});
