import type { ComponentType, FunctionComponent } from "react";
import * as real from "@/ui/later/later";
import { oncePerTest, delay } from "./delay";

type FetchCode<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Makes a component as the product does, but its code is delayed and loaded again in each test. */
function late<P extends object>(
  make: (fetchCode: FetchCode<P>) => FunctionComponent<P>,
  fetchCode: FetchCode<P>,
): FunctionComponent<P> {
  const part = oncePerTest(() =>
    make(async () => {
      await delay();
      return fetchCode();
    }),
  );
  return (props) => {
    const Part = part();
    return <Part {...props} />;
  };
}

export const laterPage: typeof real.laterPage = (fetchCode) => late(real.laterPage, fetchCode);
export const laterPart: typeof real.laterPart = (fetchCode) => late(real.laterPart, fetchCode);
export const laterDialog: typeof real.laterDialog = (fetchCode) =>
  late(real.laterDialog, fetchCode);
