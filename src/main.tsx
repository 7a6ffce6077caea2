import { start } from "@/app/entry/start";
import { tellYearsBut } from "@/domain/time";
import "@/ui/base.css";
import "@/sports/colours";
import "@/ui/tokens/fonts.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
tellYearsBut(new Date().getFullYear());
start(root);
