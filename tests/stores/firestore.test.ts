import { contract } from "./contract";
import { firestoreBench } from "./firestoreBench";

contract("Firestore, read over REST and saved with the SDK", () => firestoreBench("demo-stores"));
