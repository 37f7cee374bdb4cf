import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { NavigationHint } from '../../../shared/api/envelope';
import { localeOf } from '../../../shared/locales';
import { focusHeading } from '../../kit/focus-heading';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import { WITHOUT_ANSWER } from '../api/http-status';
import { guardText } from '../translation/guard-text';
import { type AccessEvent, type AccessState, nextAccess } from './access-state';
import type { AgentAccess } from './agent-access';
import { customerClient } from './customer-client';
import { deviceTimeClient } from './device-time-client';
import type { FlowCalls, FlowDefinition } from './flow';
import { FlowView, type PageView } from './flow-view';
import { LoadFailed } from './load-failed';
import { redirectToLogin } from './redirect-to-login';
import { startMachine } from './start-machine';
import { watchAccess } from './watch-access';

type BrowserPage = Window & typeof globalThis;

/** Has a guest log in over the page; `again` loads the page, and is called after the login. */
export type OnGuest = (again: () => void) => void;

/** What effects of a flow are carried out with. */
export interface PerformPorts<Event, Data> {
  /** What the page was loaded with. */
  readonly data: Data;
  readonly page: BrowserPage;
  readonly send: (event: Event) => void;
  /** Aborted once the flow stops: effects that are still at work end. */
  readonly signal: AbortSignal;
  /** Loads the page again, behind its skeleton. */
  readonly reload: () => void;
  /** Closes a page for agents. */
  readonly close: (reason: string) => void;
}

interface SitePage<
  Data,
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Timer extends string,
  Effect,
> {
  /** Loads what the page begins with; may reject with `ApiError`. */
  readonly load: (client: ApiClient, page: BrowserPage) => Promise<Data>;
  readonly flow: FlowDefinition<State, Event, Calls, Data, Timer, Effect>;
  readonly View: ComponentType<PageView<State, Event>>;
  /** Makes what carries out the effects of the flow. */
  readonly perform?: (ports: PerformPorts<Event, Data>) => (effect: Effect) => void;
  /** `customer`: a customer who is logged out is sent to log in. `guest`: only if a call says so. */
  readonly access: 'customer' | 'guest' | AgentAccess;
  /** Called for a guest instead of the redirect to My Account. */
  readonly onGuest?: OnGuest;
  readonly onNavigationHint?: (hint: NavigationHint, page: BrowserPage) => void;
  /** 1 where the view has the heading of the page, 2 where that stands in the document. Default 1. */
  readonly heading?: 1 | 2;
  /** A part of a page, which says in a line why it has nothing to show. */
  readonly isPart?: boolean;
}

/** The place of a page in its document (`AuthenticatedPage` in `frames/shell/chrome`). */
export interface PagePlace {
  readonly root: HTMLElement;
  /** The skeleton that came with the document; it stands in the root while the page loads. */
  readonly coming: HTMLElement;
  /** My Account's path on this site, in the language of the page. */
  readonly loginAt: string;
}

/** Mounts a page in its place of the document. */
export type StartPage = (page: BrowserPage, place: PagePlace) => void;

/**
 * A page of the site with a flow, in a document that is the same for everybody. It loads with the cookies of its visitor
 * behind the skeleton, and shows the view, or why there is none (missing, blocked, failed) with a way to try again (by
 * itself once there is a network). A customer who is logged out (a call says so, half an hour has passed, another tab has
 * logged out) sees nothing of it any more and is sent to log in, and back afterwards. A page that the browser brings back
 * loads again before it shows anything. A page for agents shows why it is closed once an answer refuses its agent.
 * Source: S1§2.3 (RTE-028, RTE-029), S1§9 (30 min).
 */
export const sitePage =
  <
    Data,
    State,
    Event extends { readonly type: string },
    Calls extends FlowCalls,
    Timer extends string = never,
    Effect = never,
  >(
    about: SitePage<Data, State, Event, Calls, Timer, Effect>,
  ): StartPage =>
  (page, place) => {
    guardText(page.document);
    const inside = page.document.createElement('div');
    createRoot(inside).render(<SiteApp about={about} page={page} place={place} inside={inside} />);
  };

interface SiteAppProps<
  Data,
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Timer extends string,
  Effect,
> {
  readonly about: SitePage<Data, State, Event, Calls, Timer, Effect>;
  readonly page: BrowserPage;
  readonly place: PagePlace;
  /** The element that this is drawn in; it stands in the root while the page is not loading. */
  readonly inside: HTMLElement;
}

function SiteApp<
  Data,
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Timer extends string,
  Effect,
>({ about, page, place, inside }: SiteAppProps<Data, State, Event, Calls, Timer, Effect>): ReactNode {
  const { load, flow, View, perform, heading = 1, isPart = false, access, onGuest, onNavigationHint } = about;
  const { root, coming, loginAt } = place;
  const [state, send] = useReducer(nextAccess<Data>, { step: 'asking' } satisfies AccessState<Data>);
  /** Number of the load that counts: the answer of an earlier one comes too late. */
  const loads = useRef(0);
  /** Why the page is closed to its agent; null while it is open. */
  const [closedFor, close] = useState<string | null>(null);
  const agents = typeof access === 'object' ? access : null;
  const [client] = useState(
    () =>
      agents?.createClient(close) ??
      customerClient(() => send({ type: 'loggedOut' }), onNavigationHint && ((hint) => onNavigationHint(hint, page))),
  );
  /** The reader pressed 'Try again' or was inside the page: the focus goes to the heading of what comes. */
  const isAwaited = useRef(false);
  useRestoredFocus(useRef(inside), false);

  const reload = (): void => {
    isAwaited.current ||= inside.contains(page.document.activeElement);
    loads.current += 1;
    const own = loads.current;
    const tell = (event: AccessEvent<Data>): void => {
      if (own === loads.current) send(event);
    };
    close(null);
    send({ type: 'asked' });
    load(deviceTimeClient(client, flow.countsDown), page).then(
      (data) => tell({ type: 'answered', data }),
      (error: unknown) => tell({ type: 'refused', ...refusalIn(error, page) }),
    );
  };
  const again = useRef<() => void>(() => undefined);
  again.current = () => {
    send({ type: 'loggedIn' });
    reload();
  };
  const isFailed = state.step === 'failed';
  const onOnline = useRef<() => void>(() => undefined);
  onOnline.current = () => {
    if (isFailed) reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is mounted
  useEffect(() => {
    reload();
    watchAccess(page, {
      loggedOut: () => {
        if (access === 'customer') send({ type: 'loggedOut' });
      },
      broughtBack: reload,
      wentOnline: () => onOnline.current(),
    });
  }, []);

  const step = closedFor === null ? state.step : 'closed';
  useLayoutEffect(() => {
    root.setAttribute('aria-busy', String(step === 'asking'));
    if (step === 'guest') {
      root.replaceChildren();
      if (onGuest) onGuest(again.current);
      else redirectToLogin(page, loginAt);
      return;
    }
    root.replaceChildren(step === 'asking' ? coming : inside);
    if (step === 'asking' || !isAwaited.current) return;
    isAwaited.current = false;
    focusHeading(inside);
  }, [step, page, root, coming, inside, loginAt, onGuest]);

  if (agents && closedFor !== null) return agents.renderClosed(closedFor, localeOf(page.document.documentElement.lang));
  switch (state.step) {
    case 'asking':
    case 'guest':
      return null;
    case 'shown':
      return (
        <FlowView
          key={loads.current}
          start={() =>
            startMachine(
              page,
              client,
              flow,
              state.data,
              (send, signal) => perform?.({ data: state.data, page, send, signal, reload, close }) ?? (() => undefined),
            )
          }
          View={View}
          page={page}
        />
      );
    default: {
      const tryAgain = (): void => {
        isAwaited.current = true;
        reload();
      };
      return (
        <LoadFailed
          of={state}
          lang={page.document.documentElement.lang}
          level={heading}
          isPart={isPart}
          onAgain={tryAgain}
        />
      );
    }
  }
}

function refusalIn(
  error: unknown,
  page: BrowserPage,
): Pick<Extract<AccessEvent<never>, { type: 'refused' }>, 'status' | 'kind'> {
  if (error instanceof ApiError) return { status: error.status, kind: error.kind };
  // A fault of our own: it is reported, and shown as any other.
  page.reportError(error);
  return { status: WITHOUT_ANSWER, kind: 'malformed' };
}
