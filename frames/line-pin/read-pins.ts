import { type CreditScheme, creditSchemes } from '../../shared/api/registration';
import { namedLender } from '../platform/account/named-lender';
import type { ApiClient } from '../platform/api/client';

/** Data of the page of a PIN. */
export interface PinData {
  /** The line whose PIN it is; null if the address names none. */
  readonly scheme: CreditScheme | null;
  /** Without one: the lines that have a PIN. */
  readonly lines: readonly CreditScheme[];
  /** The address says that the PIN is forgotten. */
  readonly isForgotten: boolean;
}

/** Reads the line that the address names (`?lenderId`), or all lines with a PIN. A single one needs no choice. */
export async function readPins(client: ApiClient, page: Window): Promise<PinData> {
  const isForgotten = new URLSearchParams(page.location.search).has('forgot');
  const lenderId = namedLender(page);
  const { schemes } = await client.call(creditSchemes, lenderId === null ? {} : { lenderId });
  if (lenderId !== null) return { scheme: schemes[0] ?? null, lines: [], isForgotten };
  const lines = schemes.filter(({ aivfType }) => aivfType === 'PIN');
  return { scheme: lines.length === 1 ? (lines[0] ?? null) : null, lines, isForgotten };
}
