import { dayText } from '../../format/day-text';
import { formatPaise } from '../../format/number';
import { dayInIndia, timeInIndia } from '../../rules/india-days';
import { conjunction, disjunction } from '../join-list';
import { plurals } from '../plural';

export const plural = plurals('hi');

export const months = (count: number): string => plural(count, { one: `${count} महीना`, other: `${count} महीने` });

/** 'क, ख, और ग'. */
export const allOf = conjunction('hi');

/** 'क, ख या ग'. */
export const oneOf = disjunction('hi');

/** 'क, ख और ग': of costs in a statement, without the comma of `Intl.ListFormat`. */
export const costsOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;

/** Of a calendar, in short. Not by `Intl`, which a cheap phone's browser may not have in Hindi. */
export const monthNames = ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'];

/** Of a calendar, in full, as a document has them. */
export const fullMonthNames = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** The mark of a plan without interest. */
export const noCostMark = 'नो-कॉस्ट EMI';

/** What a part of the day is called, from an hour on. */
const partsOfDay = [
  { fromHour: 20, name: 'रात' },
  { fromHour: 16, name: 'शाम' },
  { fromHour: 12, name: 'दोपहर' },
  { fromHour: 6, name: 'सुबह' },
  { fromHour: 3, name: 'तड़के' },
  { fromHour: 0, name: 'रात' },
] as const;

/** 'तड़के', 'सुबह' … of an hour from 0 to 23: Hindi says neither am nor pm. */
export const partOfDay = (hour: number): string => partsOfDay.find(({ fromHour }) => hour >= fromHour)?.name ?? '';

/** 'सुबह 4:05 बजे' of epoch ms, by the clock of India, as every day that is said is one of India. */
export function clockText(atMs: number): string {
  const { hour, minute } = timeInIndia(atMs);
  return `${partOfDay(hour)} ${hour % 12 || 12}:${minute} बजे`;
}

/** '2 सित॰ 2026, शाम 4:12 बजे' of epoch ms. */
export const momentText = (atMs: number): string => `${dayText(dayInIndia(atMs), monthNames)}, ${clockText(atMs)}`;

/** '0% ब्याज + ₹234.82 फ़ीस': of a plan whose interest the shop meets, what the lender keeps. Paise. */
export const zeroInterest = (cost: { readonly feesPaise: number; readonly gstOnInterestPaise: number }): string =>
  [
    '0% ब्याज',
    ...(cost.gstOnInterestPaise > 0 ? [`+ ${formatPaise(cost.gstOnInterestPaise)} ब्याज पर GST`] : []),
    ...(cost.feesPaise > 0 ? [`+ ${formatPaise(cost.feesPaise)} फ़ीस`] : []),
  ].join(' ');
