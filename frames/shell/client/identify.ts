import { identifyUserAddress } from '../../../shared/api/addresses';
import type { identifyUser } from '../../../shared/api/auth';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { list, nullable, object, oneOf, type Schema, text } from '../../../shared/bridge/schema';
import { siteCookie } from '../../../shared/site/cookies';
import { identityOf } from '../../platform/account/identity';
import { watchLogout } from '../../platform/account/logged-out';
import { nameInHeader } from '../../platform/account/name-in-header';
import { ownLender } from '../../platform/account/named-lender';
import type { Stores } from '../../platform/storage/storage-support';
import { copyUserUuid } from '../../platform/stored/cookie-copy';
import { writeLenderId } from '../../platform/stored/lender-id';
import { forgetSession, readLoggedIn, rememberUser } from '../../platform/stored/user';

const MARKER = `${siteCookie.marker}=`;
/** True if the login cookie is set. */
export const isMarked = ({ cookie }: Pick<Document, 'cookie'>): boolean => cookie.includes(MARKER);

const MASKED_MOBILE_MAX_LENGTH = 40;
const USER_ID_MAX_LENGTH = 100;
type Identified = ResponseOf<typeof identifyUser>;
type AuthDetails = NonNullable<Identified['authDetails']>;
/** Fields of the header, read without zod because every page loads this script. */
const Answer: Schema<{
  data: {
    authDetails: Pick<AuthDetails, 'maskedMobile' | 'userId'> | null;
    permissions: readonly Identified['permissions'][number][];
  };
}> = object({
  data: object({
    authDetails: nullable(object({ maskedMobile: text(MASKED_MOBILE_MAX_LENGTH), userId: text(USER_ID_MAX_LENGTH) })),
    permissions: list(oneOf('AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'), 3),
  }),
});

/** Fetches the logged-in user if the page or the cookie asks for it, and shows the number in the header: the stored one until
 *  the server answers. Guests and offline pages see no change. Source: S1§2.1 (RTE-018..021), S1§4. */
export async function identify(
  page: Pick<Document, 'body' | 'cookie' | 'querySelector'>,
  send: (path: string) => Promise<Response>,
  stores: Stores,
  nowMs: () => number = Date.now,
): Promise<void> {
  const onGuest = (): void => {
    forgetSession(stores);
    const lenderId = ownLender(page);
    if (lenderId !== null) writeLenderId(stores.local, lenderId, nowMs());
  };
  if (isMarked(page)) nameInHeader(page, readLoggedIn(stores.local, nowMs()));
  else {
    onGuest();
    if (page.body.dataset.identifies === undefined) return;
  }
  try {
    const { data } = Answer(await (await send(identifyUserAddress.path)).json(), '');
    const { authDetails } = identityOf(data);
    if (authDetails) rememberUser(stores, authDetails, nowMs());
    else onGuest();
    copyUserUuid(page.cookie, stores.local, nowMs());
    nameInHeader(page, authDetails?.maskedMobile ?? null);
  } catch {
    // No response, a refusal or an invalid response: the header stays a guest's.
    nameInHeader(page, null);
  }
}

/** Repeats `identify` when the browser restores the page, or the user logs out in another tab. */
export async function keepIdentified(page: Window & typeof globalThis, stores: Stores): Promise<void> {
  const { document } = page;
  const ask = (): Promise<void> => identify(document, (path) => page.fetch(path), stores);
  const refetch = (): void => {
    nameInHeader(document, null);
    void ask();
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refetch();
  });
  await ask();
  // A listener would exclude the page from the back/forward cache, so a guest's page has none.
  if (isMarked(document)) watchLogout(page, refetch);
}
