import { contract } from "./contract";
import { embeddedBench } from "./embeddedBench";

contract("The store in the browser", embeddedBench);
