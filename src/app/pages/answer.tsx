import { createElement, use, type ReactElement } from "react";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import type { League, LeagueEntry } from "@/domain/league/league";
import { leagueLayout } from "../league/modules";
import { wholeLeague } from "../league/wholeLeague";
import type { LazyCode, PageModule } from "@/ui/later/lazyPart";
import { InLeague } from "@/ui/leagueContext";

/** A page with its props: the content of one address. */
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

/** Binds a page to its props. */
export function answer<P extends object>(module: PageModule<P>, props: NoInfer<P>): Answer {
  return answerWith(<LoadedPage module={module} props={props} />, [module]);
}

/**
 * Binds a page to its league, which is fetched with it, as far as its administrators have opened it; `besides` is code
 * that its layout needs at the same time.
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

/** Binds a page to its league as the registry has it: what reads for itself what is open. */
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

/** Suspends only while the code is really missing: a prefetched or prerendered page shows at once. */
export function LoadedPage<P extends object>({ module, props }: LoadedPageProps<P>) {
  return createElement(use(module.load()), props);
}

interface PageOfLeagueProps<P extends object> {
  readonly module: PageModule<P>;
  readonly entry: LeagueEntry;
  readonly props: (league: League) => P;
}

/** The same for a page of a league, with the state of its pages. */
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
