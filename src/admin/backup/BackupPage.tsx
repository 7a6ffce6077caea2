import Stack from "@mui/material/Stack";
import { OwnersOnly } from "../owners/OwnersOnly";
import { ArchiveSection } from "./ArchiveSection";
import { BringBackSection } from "./BringBackSection";
import { DownloadSection } from "./DownloadSection";

/** Everything as one file, and records back from it: for owners of the site. */
export default function BackupPage() {
  return (
    <OwnersOnly what="Owners of the site download everything and bring records back.">
      <Stack spacing={5}>
        <DownloadSection />
        <BringBackSection />
        <ArchiveSection />
      </Stack>
    </OwnersOnly>
  );
}
