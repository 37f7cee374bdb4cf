import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { NavigationHint } from '../../../shared/api/envelope';
import { focusHeading } from '../../kit/focus-heading';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import { WITHOUT_ANSWER } from '../api/http-status';
import { type AccessEvent, type AccessState, nextAccess } from '../page/access-state';
import { customerClient } from '../page/customer-client';
import { LoadFailed } from '../page/load-failed';
import { redirectToLogin } from '../page/redirect-to-login';
import { watchAccess } from '../page/watch-access';
import { guardText } from '../translation/guard-text';

type BrowserPage = Window & typeof globalThis;

/** What the part of a page gets that draws what is somebody's own. */
export interface OwnProps<Data> {
  readonly page: BrowserPage;
  /** Whose calls lead to My Account where nobody is logged in any more. */
  readonly client: ApiClient;
  readonly data: Data;
  /** What an answer has made of it: shown in place of what was. */
  readonly take: (data: Data) => void;
  /** Loads the page's data again, behind its skeleton. */
  readonly reload: () => void;
}

/** Has a guest log in over the page; `again` asks the server once more, and is called after the login. */
export type OnGuest = (again: () => void) => void;

/** A page of whoever has logged in. */
interface OwnPage<Data> {
  /** Asks the server for what the page shows; may reject with `ApiError`. */
  readonly ask: (client: ApiClient, page: BrowserPage) => Promise<Data>;
  readonly View: ComponentType<OwnProps<Data>>;
  /** A guest may see it too: nobody is led to log in but by a call that says so. */
  readonly isForGuests?: true;
  /** Called for a guest instead of the redirect to My Account. */
  readonly onGuest?: OnGuest;
  /** What is done where an answer says where to go on; by default nothing. */
  readonly onNavigationHint?: (hint: NavigationHint, page: BrowserPage) => void;
  /** 1 where the view has the heading of the page, 2 where that stands in the document. Default 1. */
  readonly heading?: 1 | 2;
}

/** Where it is drawn (`OwnRoot` in `frames/shell/chrome`). */
export interface OwnPlace {
  readonly root: HTMLElement;
  /** The shape of what comes, as it came with the document; it stands in the root while the server is asked. */
  readonly coming: HTMLElement;
  /** My Account's path on this site, in the language of the page. */
  readonly loginAt: string;
}

/** Draws a page in its place of the document. */
export type StartOwnPage = (page: BrowserPage, place: OwnPlace) => void;

/**
 * A page of whoever has logged in, from the document that is the same for everybody. It asks the server, which knows by
 * the cookies who that is, and shows the shape of what comes, what came, that there is no such thing, that the number is
 * blocked, or that it did not come, with a way to try again (by itself once there is a network). Whoever is logged in no
 * longer, because a call says so, half an hour has passed or another tab has logged out, sees nothing of it any more and
 * is led to My Account, and back afterwards. A page that the browser brings back asks anew before it shows anything.
 * Source: S1§2.3 (RTE-028, RTE-029), S1§9 (30 min).
 */
export const ownPage =
  <Data,>(about: OwnPage<Data>): StartOwnPage =>
  (page, place) => {
    guardText(page.document);
    const inside = page.document.createElement('div');
    createRoot(inside).render(<OwnApp about={about} page={page} place={place} inside={inside} />);
  };

interface OwnAppProps<Data> {
  readonly about: OwnPage<Data>;
  readonly page: BrowserPage;
  readonly place: OwnPlace;
  /** What this is drawn in; it stands in the root but for while the server is asked. */
  readonly inside: HTMLElement;
}

function OwnApp<Data>({ about, page, place, inside }: OwnAppProps<Data>): ReactNode {
  const { ask, View, heading = 1, isForGuests = false, onGuest, onNavigationHint } = about;
  const { root, coming, loginAt } = place;
  const [state, send] = useReducer(nextAccess<Data>, { step: 'asking' } satisfies AccessState<Data>);
  /** Which asking counts: what an earlier one is answered comes too late. */
  const asked = useRef(0);
  const [client] = useState(() =>
    customerClient(() => send({ type: 'loggedOut' }), onNavigationHint && ((hint) => onNavigationHint(hint, page))),
  );
  /** Whoever has pressed 'Try again', or was reading, goes on at what came of it. */
  const isAwaited = useRef(false);
  useRestoredFocus(useRef(inside), false);

  const reload = (): void => {
    isAwaited.current ||= inside.contains(page.document.activeElement);
    asked.current += 1;
    const own = asked.current;
    const tell = (event: AccessEvent<Data>): void => {
      if (own === asked.current) send(event);
    };
    send({ type: 'asked' });
    ask(client, page).then(
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins
  useEffect(() => {
    reload();
    watchAccess(page, {
      loggedOut: () => {
        if (!isForGuests) send({ type: 'loggedOut' });
      },
      broughtBack: reload,
      wentOnline: () => onOnline.current(),
    });
  }, []);

  const { step } = state;
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

  switch (state.step) {
    case 'asking':
    case 'guest':
      return null;
    case 'shown':
      return (
        <View
          page={page}
          client={client}
          data={state.data}
          take={(data) => send({ type: 'answered', data })}
          reload={reload}
        />
      );
    default: {
      const tryAgain = (): void => {
        isAwaited.current = true;
        reload();
      };
      return <LoadFailed of={state} lang={page.document.documentElement.lang} level={heading} onAgain={tryAgain} />;
    }
  }
}

function refusalIn(
  error: unknown,
  page: BrowserPage,
): Pick<Extract<AccessEvent<never>, { type: 'refused' }>, 'status' | 'kind'> {
  if (error instanceof ApiError) return { status: error.status, kind: error.kind };
  // A fault of our own: it is told to whoever looks after them, and said as any other.
  page.reportError(error);
  return { status: WITHOUT_ANSWER, kind: 'malformed' };
}
