import { rupeesOf } from '../money/paise';
import { groupDigits } from './group-digits';

/** A number in en-IN with at most two decimals: 1234567.891 → '12,34,567.89', 100 → '100'. Source: S1§5. */
export function formatNumber(value: number): string {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const trimmed = decimals.replace(/0+$/, '');
  const sign = value < 0 && (whole !== '0' || trimmed !== '') ? '-' : '';
  return `${sign}${groupDigits(whole)}${trimmed && `.${trimmed}`}`;
}

/** '₹54,990'; with paise if there are any: '₹10,200.60'. */
export function formatRupees(rupees: number): string {
  const text = formatNumber(rupees);
  return `₹${/\.\d$/.test(text) ? `${text}0` : text}`;
}

/** '₹ 1,55,528', as on sheets of the sales app. Source: MSG-007. */
export const spacedRupees = (rupees: number): string => formatRupees(rupees).replace('₹', '₹ ');

/** The same of paise, of which there are only whole ones. */
export const formatPaise = (paise: number): string => formatRupees(rupeesOf(paise));

/** '13.00%'; '0%' of none. */
export const percentText = (rate: number): string => (rate === 0 ? '0%' : `${rate.toFixed(2)}%`);

const units = [
  { from: 10_000_000, suffix: 'Cr+' },
  { from: 100_000, suffix: 'L+' },
  { from: 1_000, suffix: 'k+' },
] as const;

/** A count in short: thousands 'k+', lakhs 'L+', crores 'Cr+', one decimal, rounded down so that it never promises
 *  more than there is: 4800 → '4.8k+'. Below a thousand the number itself. Source: S1§5, Q-052. */
export function abbreviateCount(count: number): string {
  const unit = units.find(({ from }) => count >= from);
  if (!unit) return formatNumber(Math.floor(count));
  return `${formatNumber(Math.floor((count * 10) / unit.from) / 10)}${unit.suffix}`;
}
