import { serveSite } from "../../scripts/hosting/serveSite";
import { builtFor, promises } from "./promises";

promises("the site, served as firebase.json says", async () => {
  // Nothing here asks the emulators.
  const { outDir, files, remove } = await builtFor({ auth: 1, firestore: 1 });
  const { url, close } = await serveSite({ outDir });
  return {
    url,
    files,
    async close() {
      await close();
      await remove();
    },
  };
});
