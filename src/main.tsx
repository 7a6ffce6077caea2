import { start } from "@/app/entry/start";
import { writeYearsExcept } from "@/domain/time";
import "@/ui/base.css";
import "@/sports/colours";
import "@/ui/tokens/fonts.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
writeYearsExcept(new Date().getFullYear());
start(root);
