import { contract } from "./contract";
import { testedEmbedded } from "./testedEmbedded";

contract("The store in the browser", testedEmbedded);
