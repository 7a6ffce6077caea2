import type { Exhibit } from "../exhibit";
import { ShareButton } from "./ShareButton";

const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new Error("No canvas."));

const exhibits: readonly Exhibit[] = [
  {
    title: "ShareButton",
    states: [
      {
        name: "with words; busy for ever once pressed",
        show: <ShareButton label="Share table" paint={never} />,
      },
      {
        name: "icon only; fails once pressed",
        show: <ShareButton iconOnly label="Share result" paint={broken} />,
      },
    ],
  },
];

export default exhibits;
