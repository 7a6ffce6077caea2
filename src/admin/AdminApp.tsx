import { memo, Suspense } from "react";
import { ThemeProvider } from "@mui/material/styles";
import { Navigate, useLocation } from "react-router-dom";
import { useEveryLeague } from "@/data/useLeagues";
import { ConnectionProvider } from "@/session/ConnectionProvider";
import { WithoutSiteFrame } from "@/session/PlainPage";
import { RequireAdmin } from "@/session/RequireAdmin";
import { StatusPage } from "@/session/StatusPage";
import { PrefetchContext } from "@/ui/Link";
import { laterPage } from "@/ui/later/later";
import type { AdminAppProps } from "./adminAppProps";
import { AdminPage } from "./AdminPage";
import { addressNow } from "./address/addressNow";
import { FaultWatch } from "./faults/FaultWatch";
import { LeaveGuard } from "./leaving/LeaveGuard";
import { partIn } from "./match/matchParts";
import { Notices } from "./notices/Notices";
import { readKeptCaptain, readKeptMatch } from "./pitch/pitchStorage";
import { readAdminPath } from "@/leagues/adminPaths";
import { adminSections } from "@/leagues/sections";
import { WithOpenSections } from "./opening/WithOpenSections";
import { Shell } from "./shell/Shell";
import { theme } from "./theme/theme";
import { InLeague, useLeague } from "@/ui/leagueContext";

const ScorerApp = laterPage(() => import("./scorer/ScorerApp"));
const CaptainApp = laterPage(() => import("./captain/CaptainApp"));
const PitchPage = laterPage(() => import("./pitch/PitchPage"));

/** The administrators' side of a league: its dashboard, or one of its sections. */
export default function AdminApp(props: AdminAppProps) {
  const { pathname, search } = useLocation();
  const moved = addressNow({ pathname, search });
  if (moved !== null) return <Navigate replace to={moved} />;
  return (
    <WithoutSiteFrame value={true}>
      <ConnectionProvider>
        <FaultWatch>
          <AdminSide {...props} />
        </FaultWatch>
      </ConnectionProvider>
    </WithoutSiteFrame>
  );
}

/**
 * What an account sees at an admin address: the administration, the scorer's page, a captain's, a match beside the pitch, or why it
 * sees none of them. The theme is provided here, around all of them: without it MUI draws in its own.
 */
export function AdminSide(props: AdminAppProps) {
  const league = useLeague();
  // Leagues that were opened in the app are named and chosen like any other.
  useEveryLeague();
  const { pathname, search } = useLocation();
  const below = readAdminPath(pathname);
  const fixture = below?.match ?? null;
  const captain = (club: string) => (
    <Suspense fallback={<StatusPage busy title="Opening your club" />}>
      <CaptainApp club={club} key={`${league.slug}/${club}`} />
    </Suspense>
  );
  const pitch = (asScorer: boolean) =>
    fixture === null ? null : (
      <Suspense fallback={<StatusPage busy title="Opening the match" />}>
        <PitchPage asScorer={asScorer} id={fixture} key={fixture} />
      </Suspense>
    );
  return (
    // MUI stores no scheme: the site's tokens alone decide it.
    <ThemeProvider storageManager={null} theme={theme}>
      <RequireAdmin
        asCaptain={below?.isCaptains ?? false}
        forCaptain={captain}
        forScorer={
          pitch(true) ?? (
            <Suspense fallback={<StatusPage busy title="Opening the scores" />}>
              <ScorerApp />
            </Suspense>
          )
        }
        whenUnread={({ uid }) => {
          // A match that was open on this device goes on without a connection.
          const kept = fixture && readKeptMatch(league.slug, fixture, uid);
          if (kept) return pitch(kept.asScorer);
          const own = fixture === null ? readKeptCaptain(league.slug, uid) : null;
          return own && captain(own.club);
        }}
      >
        {(partIn(search) === "live" ? pitch(false) : null) ?? <Admin {...props} />}
      </RequireAdmin>
    </ThemeProvider>
  );
}

/** The administrators' code is all here: their links neither fetch ahead nor fade. */
const nothingToFetch = () => false;

/** What an administrator sees. */
function Admin({ section, access }: AdminAppProps) {
  return (
    <WithOpenSections>
      {(opened) => {
        const now = section === "dashboard" ? access : adminSections(opened)[section];
        return (
          <InLeague league={opened}>
            <AdminFrame
              access={now === undefined || now === "none" ? access : now}
              section={section}
            />
          </InLeague>
        );
      }}
    </WithOpenSections>
  );
}

/** The administration around a section. Changed seasons do not draw it again: the parts that show them read them themselves. */
const AdminFrame = memo(function AdminFrame({ section, access }: AdminAppProps) {
  // Its menus and choices name every league, those too that are read later.
  useEveryLeague();
  return (
    <PrefetchContext value={nothingToFetch}>
      <LeaveGuard>
        <Shell>
          <AdminPage access={access} section={section} />
        </Shell>
        <Notices />
      </LeaveGuard>
    </PrefetchContext>
  );
});
