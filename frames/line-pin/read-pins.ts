import { type CreditScheme, creditSchemes } from '../../shared/api/registration';
import { namedLender } from '../platform/account/named-lender';
import type { ApiClient } from '../platform/api/client';
import { loadMessages } from '../platform/i18n/load-messages';
import { type Messages, messagesOf } from './page-messages';

/** What the page of a PIN shows. */
export interface PinData {
  readonly messages: Messages;
  /** The line whose PIN it is; null where the address names none. */
  readonly scheme: CreditScheme | null;
  /** Without one: the lines that have a PIN. */
  readonly lines: readonly CreditScheme[];
  /** The address says that the PIN is forgotten. */
  readonly isForgotten: boolean;
}

/** Asks the server for the line that the address names (`?lenderId`), or for all that have a PIN. One alone needs no
 *  choice. */
export async function readPins(client: ApiClient, page: Window): Promise<PinData> {
  const { document, location } = page;
  const query = new URLSearchParams(location.search);
  const lenderId = namedLender(page);
  const [messages, { schemes }] = await Promise.all([
    loadMessages(document.documentElement.lang, messagesOf),
    client.call(creditSchemes, lenderId === null ? {} : { lenderId }),
  ]);
  const isForgotten = query.has('forgot');
  if (lenderId !== null) return { messages, scheme: schemes[0] ?? null, lines: [], isForgotten };
  const lines = schemes.filter(({ aivfType }) => aivfType === 'PIN');
  return { messages, scheme: lines.length === 1 ? (lines[0] ?? null) : null, lines, isForgotten };
}
