import { attacksOfOtherSports } from "./attacks";
import { tryRights } from "./rightsBench";

tryRights(await attacksOfOtherSports());
