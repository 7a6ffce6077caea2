import type { UpkeepView } from "@/leagues/adminPaths";
import { Suspense, type ComponentType } from "react";
import { AdministratorsPage } from "../administrators/AdministratorsPage";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { ChangesPage } from "./ChangesPage";
import { PublicationPage } from "./PublicationPage";
import { RepairPage } from "./RepairPage";
import { isForOwners, upkeepNames } from "../address/upkeep";
import { laterPage } from "@/ui/later/later";

const BackupPage = laterPage(() => import("../backup/BackupPage"));
const FaultsPage = laterPage(() => import("../faults/FaultsPage"));
const ErasePage = laterPage(() => import("../erase/ErasePage"));

interface UpkeepPageProps {
  readonly view: UpkeepView;
}

const SeasonsPage = laterPage(() => import("../seasons/SeasonsPage"));
const HomePage = laterPage(() => import("./home/HomePage"));

const pages: Readonly<Record<UpkeepView, ComponentType>> = {
  seasons: SeasonsPage,
  changes: ChangesPage,
  repair: RepairPage,
  publication: PublicationPage,
  home: HomePage,
  administrators: AdministratorsPage,
  backups: BackupPage,
  faults: FaultsPage,
  erase: ErasePage,
};

/** The pages that look after a league's data. */
export default function UpkeepPage({ view }: UpkeepPageProps) {
  const Page = pages[view];
  return (
    <>
      <PageHead focus title={upkeepNames[view]}>
        {isForOwners(view) && "All leagues"}
      </PageHead>
      <Suspense fallback={<ListSkeleton label="Loading the page" />}>
        <Page />
      </Suspense>
    </>
  );
}
