import { attacks } from "./attacks";
import { tryRights } from "./rightsBench";

tryRights(attacks);
