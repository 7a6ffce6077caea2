import { createElement, use, type ReactElement } from "react";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import type { League, LeagueEntry } from "@/domain/league/league";
import { leagueLayout } from "../league/modules";
import { wholeLeague } from "../league/wholeLeague";
import type { LazyCode, PageModule } from "@/ui/later/lazyPart";
import { InLeague } from "@/ui/leagueContext";

/** The content of one address: a page with its props, and functions to load its code. */
export interface Answer extends LazyCode {
  readonly element: ReactElement;
}

function answerWith(element: ReactElement, parts: readonly LazyCode[]): Answer {
  return {
    isLoaded: () => parts.every((one) => one.isLoaded()),
    load: () => Promise.all(parts.map((one) => one.load())),
    forget: () => {
      for (const one of parts) one.forget();
    },
    element,
  };
}

/** Returns the content for a page with its props. */
export function answer<P extends object>(module: PageModule<P>, props: NoInfer<P>): Answer {
  return answerWith(<LoadedPage module={module} props={props} />, [module]);
}

/**
 * Returns the content for a page of a league. The league is loaded with it, with the pages that administrators have
 * opened.
 * @param besides Code that the page's layout needs at the same time.
 */
export function answerOfLeague<P extends object>(
  module: PageModule<P>,
  entry: LeagueEntry,
  props: (league: League) => NoInfer<P>,
  besides: readonly LazyCode[] = [leagueLayout],
): Answer {
  const element = <PageOfLeague module={module} entry={entry} props={props} />;
  return answerWith(element, [module, wholeLeague(entry), ...besides]);
}

/**
 * Returns the content for a page of a league as it is in the registry, for pages that load the open pages themselves.
 */
export function answerOfRegistry<P extends object>(
  module: PageModule<P>,
  entry: LeagueEntry,
  props: (league: League) => NoInfer<P>,
): Answer {
  const element = <RegistryPage module={module} entry={entry} props={props} />;
  return answerWith(element, [module, wholeLeague(entry)]);
}

interface LoadedPageProps<P extends object> {
  readonly module: PageModule<P>;
  readonly props: P;
}

/** A page; suspends only if its code is not loaded, so that a prefetched or prerendered page shows at once. */
export function LoadedPage<P extends object>({ module, props }: LoadedPageProps<P>) {
  return createElement(use(module.load()), props);
}

interface PageOfLeagueProps<P extends object> {
  readonly module: PageModule<P>;
  readonly entry: LeagueEntry;
  readonly props: (league: League) => P;
}

/** A page inside its league; suspends until the page's code and the league are loaded. */
export function PageOfLeague<P extends object>({ module, entry, props }: PageOfLeagueProps<P>) {
  const code = module.load();
  const league = useOpenedLeague(use(wholeLeague(entry).load()));
  const Page = use(code);
  return <InLeague league={league}>{createElement(Page, props(league))}</InLeague>;
}

function RegistryPage<P extends object>({ module, entry, props }: PageOfLeagueProps<P>) {
  const code = module.load();
  const league = use(wholeLeague(entry).load());
  const Page = use(code);
  return <InLeague league={league}>{createElement(Page, props(league))}</InLeague>;
}
