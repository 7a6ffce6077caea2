import { expect, it } from "vitest";
import { siteRoutes } from "@/leagues/siteRoutes";
import { preload } from "./pages/preload";

it("every address of the administrators has its code", async () => {
  const kinds = ["signIn", "dashboard", "adminSection"];
  const own = [...siteRoutes()].filter(([, { kind }]) => kinds.includes(kind));
  const fetched = await Promise.allSettled(own.map(([path]) => preload(path)));
  expect(fetched.filter(({ status }) => status === "rejected")).toEqual([]);
});
