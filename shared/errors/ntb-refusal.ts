import { ntbErrors } from './account';

/** Reason of a refused application, from the code in an address: `insufficient` limit, `rejected`, or any other. `code`
 *  is null for any other. Source: S2§8 (NTB-025, NTB-026). */
export interface NtbRefusal {
  readonly reason: 'insufficient' | 'rejected' | 'other';
  readonly code: number | null;
}

const reasons: Readonly<Record<(typeof ntbErrors)[number]['name'], NtbRefusal['reason']>> = {
  NTB_INSUFFICIENT_LIMIT: 'insufficient',
  NTB_REJECTED_APPLICATION: 'rejected',
};

/** `code`: unparsed. */
export function ntbRefusalOf(code: unknown): NtbRefusal {
  const row = ntbErrors.find((each) => String(each.code) === code);
  return row ? { reason: reasons[row.name], code: Number(row.code) } : { reason: 'other', code: null };
}
