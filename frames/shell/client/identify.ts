import { identifyUserAddress } from '../../../shared/api/addresses';
import type { identifyUser } from '../../../shared/api/auth';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { list, nullable, object, oneOf, type Schema, text } from '../../../shared/bridge/schema';
import { siteCookie } from '../../../shared/site/cookies';
import { identityOf } from '../../platform/account/identity';
import { watchLogout } from '../../platform/account/logged-out';
import { nameInHeader } from '../../platform/account/name-in-header';

const MARKER = `${siteCookie.marker}=`;
/** Whether a cookie says that somebody has logged in. */
export const isMarked = ({ cookie }: Pick<Document, 'cookie'>): boolean => cookie.includes(MARKER);

const MASKED_MOBILE_MAX_LENGTH = 40;
type Identified = ResponseOf<typeof identifyUser>;
type AuthDetails = NonNullable<Identified['authDetails']>;
/** The fields that the header needs, read without zod: every page of the site runs this script. */
const Answer: Schema<{
  data: {
    authDetails: Pick<AuthDetails, 'maskedMobile'> | null;
    permissions: readonly Identified['permissions'][number][];
  };
}> = object({
  data: object({
    authDetails: nullable(object({ maskedMobile: text(MASKED_MOBILE_MAX_LENGTH) })),
    permissions: list(oneOf('AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'), 3),
  }),
});

/** Asks who has logged in, where the page says so or a cookie says that somebody has, and names the number in the header.
 *  A guest, and whoever has no line, sees the page as it came. Source: S1§2.1 (RTE-018..021). */
export async function identify(
  page: Pick<Document, 'body' | 'cookie' | 'querySelector'>,
  send: (path: string) => Promise<Response>,
): Promise<void> {
  if (page.body.dataset.identifies === undefined && !isMarked(page)) return;
  try {
    const { data } = Answer(await (await send(identifyUserAddress.path)).json(), '');
    nameInHeader(page, identityOf(data).authDetails?.maskedMobile ?? null);
  } catch {
    // No answer, a refusal, or an answer of another shape: the header says what it says to a guest.
    nameInHeader(page, null);
  }
}

/** The same for as long as the page is open, also where the browser brings it back: who has logged out in the meantime, or
 *  in another tab, is named no longer. */
export async function keepIdentified(page: Window & typeof globalThis): Promise<void> {
  const { document } = page;
  const ask = (): Promise<void> => identify(document, (path) => page.fetch(path));
  const askAgain = (): void => {
    nameInHeader(document, null);
    void ask();
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain();
  });
  await ask();
  // A page that listens to others may not be kept by the browser: a guest's has nothing to hear.
  if (isMarked(document)) watchLogout(page, askAgain);
}
