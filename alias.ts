import { fileURLToPath } from "node:url";

/** Where `@/…` and `@arena/…` lead, for every build and test; tsconfig.json says the same to the compiler. */
export const alias = {
  "@arena": fileURLToPath(new URL("./src/arena", import.meta.url)),
  "@": fileURLToPath(new URL("./src", import.meta.url)),
};
