import { brand } from '../../shared/brand';

/** A sentence in pieces; what stands in a list of its own is bold. */
export type Sentence = readonly (string | readonly [bold: string])[];

/** The words of the line. Sums come as text: '₹2,641'. */
interface PromoWords {
  /** 'EMI from ₹2,641/mo with Kadam' */
  from(emi: string): Sentence;
  /** '₹9,165 × 6 with Kadam' */
  times(emiTimesMonths: string): Sentence;
  /** '24 months at 14% a year, ₹63,611.32 in all with a fee of ₹234.82'. `fee`: '' = none. */
  cost(months: number, percentAYear: number, total: string, fee: string): string;
  readonly second: string;
  readonly stop: string;
  readonly check: string;
}

const name = [brand.name] as const;

export const NO_COST = 'NO COST EMI';

export const promoWords: Readonly<Record<'en' | 'hi', PromoWords>> = {
  en: {
    from: (emi) => ['EMI from ', [`${emi}/mo`], ' with ', name],
    times: (emiTimesMonths) => [[emiTimesMonths], ' with ', name],
    cost: (months, percentAYear, total, fee) =>
      `${months} months at ${percentAYear}% a year, ${total} in all${fee && ` with a fee of ${fee}`}`,
    second: 'No card. Just your mobile number.',
    stop: '. ',
    check: 'Check eligibility',
  },
  hi: {
    from: (emi) => [name, ' के साथ EMI ', [`${emi}/माह`], ' से'],
    times: (emiTimesMonths) => [name, ' के साथ ', [emiTimesMonths]],
    cost: (months, percentAYear, total, fee) =>
      `${months} माह, ${percentAYear}% सालाना, ${fee && `${fee} शुल्क सहित `}कुल ${total}`,
    second: 'कार्ड नहीं, बस आपका मोबाइल नंबर।',
    stop: '। ',
    check: 'पात्रता जाँचें',
  },
};
