import type { Locale } from '../../shared/locales';
import { noCostMark } from '../../shared/messages/en/grammar';
import hi from '../../shared/messages/hi/sdk/elements/promo';
import type { Sentence } from '../../shared/messages/sentence';

const english = {
  plan: (emi: string, count: number): Sentence => [[`${emi} × ${count}`], ' months'],
  /** '₹63,611.32 in all, at 14% a year with a fee of ₹234.82'. `percentAYear`: 0 = none. `fee`: '' = none. */
  cost: (percentAYear: number, total: string, fee: string): string =>
    `${total} in all${percentAYear ? `, at ${percentAYear}% a year` : ''}${fee && ` with a fee of ${fee}`}`,
  check: 'Check eligibility',
  noCost: noCostMark,
};
export type PromoTexts = typeof english;

/** Texts of `<kadam-promo>`. The script contains every language. */
export const promoMessages: Readonly<Record<Locale, PromoTexts>> = { en: english, hi };
