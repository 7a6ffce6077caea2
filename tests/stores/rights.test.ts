import { rights } from "./rights";
import { tryRights } from "./rightsBench";

tryRights(rights);
