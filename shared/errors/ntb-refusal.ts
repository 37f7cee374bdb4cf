import { ntbErrors } from './account';

/** Why an application led to no line, as a code in an address says it: `insufficient` limit, `rejected`, or anything else.
 *  `code` is null where it is none of these. Source: S2§8 (NTB-025, NTB-026). */
export interface NtbRefusal {
  readonly reason: 'insufficient' | 'rejected' | 'other';
  readonly code: number | null;
}

const reasons: Readonly<Record<(typeof ntbErrors)[number]['name'], NtbRefusal['reason']>> = {
  NTB_INSUFFICIENT_LIMIT: 'insufficient',
  NTB_REJECTED_APPLICATION: 'rejected',
};

/** `code`: as it stands in an address. */
export function ntbRefusalOf(code: unknown): NtbRefusal {
  const row = ntbErrors.find((each) => String(each.code) === code);
  return row ? { reason: reasons[row.name], code: Number(row.code) } : { reason: 'other', code: null };
}
