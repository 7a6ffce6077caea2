import { memo, Suspense } from "react";
import GlobalStyles from "@mui/material/GlobalStyles";
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
import { redirectedAddress } from "./address/addressNow";
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

/** Elements whose font the browser would choose. */
const elementStyles = {
  code: { font: "var(--type-code)" },
  small: { font: "var(--type-caption)" },
};

/** The administration of a league: its dashboard or one of its sections. Former addresses are redirected. */
export default function AdminApp(props: AdminAppProps) {
  const { pathname, search } = useLocation();
  const moved = redirectedAddress({ pathname, search });
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
 * The page that the signed-in account may see at an admin address: the administration, the scorer's page, the captain's
 * page, a match beside the pitch, or a message why it may see none of them. Provides the theme for all of these pages:
 * without it MUI uses its default theme.
 */
export function AdminSide(props: AdminAppProps) {
  const league = useLeague();
  // Loads the leagues that were opened in the app, so that their names can be shown and chosen too.
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
    // No storage manager: MUI must not store a colour scheme, because only the site's tokens decide it.
    <ThemeProvider storageManager={null} theme={theme}>
      <GlobalStyles styles={elementStyles} />
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
          // The rights could not be loaded, for example offline: a match or a captain's page that this account
          // opened on this device before can still be used.
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

/** Links of the administration fetch no code ahead and do not fade: its code is already loaded. */
const nothingToFetch = () => false;

/** The administration with the league's opened sections: passes on the access that the open section has now. */
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

/**
 * The frame of the administration around a section: menu, notices, warning about unsaved changes. It is memoized, so
 * that changed seasons do not render it again: the parts that show seasons load them themselves.
 */
const AdminFrame = memo(function AdminFrame({ section, access }: AdminAppProps) {
  // Menus and choices name every league, so render again when leagues that load later arrive.
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
