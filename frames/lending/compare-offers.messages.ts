import { dayText } from '../../shared/format/day-text';
import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { monthNames, months, plural } from '../../shared/messages/en/grammar';

const differ = (different: number, lines: number): string =>
  plural(different, { one: `${different} of ${lines} lines differs`, other: `${different} of ${lines} lines differ` });
const less = (what: string): string => `${what} less`;
const more = (what: string): string => `${what} more`;

/** Messages of two offers side by side; the lines themselves have those of the statement (`shared/kfs`). */
export const compareOffersMessages = defineMessages(
  {
    title: 'Compare two offers',
    /** Picking the two. */
    pick: {
      title: 'Choose two to compare',
      picked: (count: number) => `${count} of 2 chosen`,
      submit: 'Compare',
      stop: 'Choose one instead',
    },
    /** '₹54,990 over 12 months.', with what stands out of the sentence after it. Rupees. */
    over: (amount: number, count: number) => `${rupees(amount)} over ${months(count)}.`,
    differ,
    marked: (different: number, lines: number) =>
      `${differ(different, lines)}${different === 0 ? '.' : '; the lower amount is marked.'}`,
    rule: {
      title: 'How they are ordered:',
      text: 'the lowest total comes first; if equal, the lower APR, then A to Z. No lender can pay for its place.',
    },
    line: 'Line of the statement',
    costs: 'What it costs',
    lastEmi: 'Last EMI',
    lastEmiOn: (day: string) => `Last EMI, ${dayText(day, monthNames)}`,
    plusGst: (amount: string) => `${amount}, plus GST`,
    days: (count: number) => plural(count, { one: `${count} day`, other: `${count} days` }),
    less,
    more,
    /** Of two percentages: '1.07 points less'. */
    points: (difference: string) => `${difference} points`,
    choose: (lender: string) => `Choose ${lender}`,
    loading: 'Getting both statements…',
  },
  import.meta.glob('/shared/messages/*/frames/lending/compare-offers.ts', { import: 'default' }),
);
