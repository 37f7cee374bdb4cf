import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { AmountRupees } from '../../shared/api/fields';
import { localeOf } from '../../shared/locales';
import { cameBy } from '../../shared/site/came-by';
import { withCarried } from '../../shared/site/carried';
import { nextPath } from '../../shared/site/next-path';
import { merchantIn, shoppingAddress } from '../../shared/site/shopping-address';
import { watchLogout } from '../platform/account/logged-out';
import { nameInHeader } from '../platform/account/name-in-header';
import { ownLender } from '../platform/account/named-lender';
import { clientFailure } from '../platform/api/failure';
import { performBy } from '../platform/flow/perform';
import { loadMessages } from '../platform/i18n/load-messages';
import { randomId } from '../platform/random/random-id';
import { pageStores } from '../platform/storage/page-stores';
import { copyUserUuid } from '../platform/stored/cookie-copy';
import { readLenderDetails } from '../platform/stored/lender-details';
import { readWelcome } from '../platform/stored/user';
import { keepVisit, readVisit } from '../platform/stored/visit';
import { guardText } from '../platform/translation/guard-text';
import { App } from './app';
import { accountCallRunner } from './calls';
import type { AccountEffect } from './flow/events';
import { isOverlay, type Place } from './flow/state';
import { keepAccount } from './keep-account';
import { late } from './late-parts';
import { createAccountMachine } from './machine';
import { messagesOf } from './page-messages';
import type { LoadCards } from './view';

/** Amount of an address, whole rupees. */
const amountIn = (said: string | null): number | null => {
  const read = z.safeParse(AmountRupees, Number(said));
  return read.success ? read.data : null;
};

interface StartOptions {
  /** Further cards on My Account's own page. */
  readonly cards?: LoadCards;
  /** Replaces the redirect after a login. */
  readonly onLoggedIn?: () => void;
  /** Called with the state of the OTP overlay at each change. */
  readonly onOverlay?: (isOpen: boolean) => void;
}

/** Starts My Account in its container. Returns the function that opens it: called with a number, it sends the OTP at once. */
export async function startAccount(
  page: Window & typeof globalThis,
  root: HTMLElement,
  { cards, onLoggedIn, onOverlay }: StartOptions = {},
): Promise<{ open(place: Place, mobile?: string): void }> {
  const { document, location } = page;
  // Attribution of the page fills gaps of the address. SAFETY: data attributes are texts.
  const query = new URLSearchParams(withCarried(location.search, root.dataset as Record<string, string>));
  const stores = pageStores(page);
  const nowMs = (): number => Date.now();
  keepVisit(page, stores.local, nowMs());
  const machine = createAccountMachine();
  const { send } = machine;
  const withLate = (use: (parts: Awaited<ReturnType<typeof late>>) => void): void =>
    void late().then(use, (error: unknown) => send({ type: 'chunkFailed', failure: clientFailure(error, 'network') }));
  const tellLoggedOut = watchLogout(page, () => send({ type: 'loggedOutElsewhere' }));
  let reconnectCount = 0;
  const calls = accountCallRunner(
    {
      client: (create) =>
        create({
          sessionHeaders: () => ({}),
          afterCall: () => {
            const userUuid = copyUserUuid(document.cookie, stores.local, nowMs());
            if (userUuid !== null && userUuid !== machine.state.userUuid) send({ type: 'userUuidSeen', userUuid });
          },
          onNavigationHint: (hint) => withLate(({ followHint }) => followHint(hint, page)),
        }),
      nowMs,
      newKey: () => randomId(page),
      reconnectCount: () => reconnectCount,
    },
    send,
  );
  machine.connect(
    performBy<AccountEffect>({
      call: ({ pending }) => void calls.start(pending, machine.state),
      abortCall: ({ requestId }) => calls.abort(requestId),
      startTimer: ({ id, delayMs }) => void page.setTimeout(() => send({ type: 'timerFired', id }), delayMs),
      goOn: ({ path }) => (onLoggedIn ? onLoggedIn() : location.assign(path)),
      showAnswer: ({ found }) => withLate(({ showAnswer }) => showAnswer(found, machine.state, query, page)),
      askServer: () => location.reload(),
      goShopping: () => location.assign(shoppingAddress(localeOf(document.documentElement.lang), merchantIn(query))),
      tellLoggedOut,
    }),
  );
  // The user may have logged out before the browser restored the page.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send({ type: 'lookedAgain' });
  });
  page.addEventListener('online', () => {
    reconnectCount += 1;
    send({ type: 'wentOnline' });
  });
  keepAccount(machine, stores, ownLender(document), nowMs);
  let isOverlayOpen = true;
  machine.subscribe((state) => {
    if (!isOverlay(state.place) || state.layers.otpOverlay === isOverlayOpen) return;
    isOverlayOpen = !isOverlayOpen;
    onOverlay?.(isOverlayOpen);
  });
  let named: string | null = null;
  machine.subscribe(({ userLogin: { mobileNo } }) => {
    // Keeps the name that the page shows until the user is known.
    if (mobileNo === named) return;
    named = mobileNo;
    nameInHeader(document, named);
  });
  machine.speak(await loadMessages(document.documentElement.lang, messagesOf));
  // Without this part a reload loses the number, and only the server reports an expired session.
  late().then(
    ({ keepTypedNumber, tabStore, watchLogin }) => {
      keepTypedNumber(machine, tabStore(page), nowMs);
      watchLogin(page, () => send({ type: 'lookedAgain' }));
    },
    () => undefined,
  );
  root.replaceChildren();
  guardText(document);
  createRoot(root).render(createElement(App, { machine, title: document.title, about: { ...root.dataset, cards } }));
  const next = nextPath(onLoggedIn ? location.pathname : query.get('next'));
  const amount = amountIn(query.get('amount'));
  const leadsOn = query.has('channel');
  const came = cameBy(query, readVisit(stores.local, nowMs()));
  return {
    open: (place, mobile) =>
      send({
        type: 'opened',
        next,
        amount,
        place,
        leadsOn,
        came,
        givenMobile: mobile ?? null,
        lenderDetails: readLenderDetails(stores.local, came.campaign.merchantId ?? '', nowMs()),
        welcome: readWelcome(stores.local, nowMs()),
      }),
  };
}
