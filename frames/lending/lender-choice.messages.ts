import { formatNumber, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, noCostMark, plural } from '../../shared/messages/en/grammar';

const percent = (rate: number): string => `${formatNumber(rate)}% a year`;
const lenders = (count: number): string => plural(count, { one: '1 lender', other: `${count} lenders` });

/** Messages of choosing another lender. */
export const lenderChoiceMessages = defineMessages(
  {
    title: 'Choose a lender',
    /** The rule of the order: `inStatedOrder` of `shared/rules/lender-choice`. */
    order: (count: number) => `${months(count)}: lowest total first; if equal, the lower APR, then A to Z`,
    /** Why a lender stands among the best (`shared/rules/lender-choice`). */
    reasons: {
      lowestBoth: 'Lowest total and lowest monthly amount',
      lowestMonthly: 'Lowest monthly amount',
      lowestTotal: 'Lowest total',
      lowestTotalNoFee: 'Lowest total, no processing fee',
      secondTotal: 'Second lowest total',
      thirdTotal: 'Third lowest total',
      chosen: 'Your choice',
    },
    noCostFor: (count: number) => `${noCostMark} for ${months(count)}`,
    all: (count: number) => `All ${lenders(count)}`,
    tenure: 'Months',
    search: 'Search lenders',
    noCostOnly: 'No cost',
    percent,
    percentNoFee: (rate: number) => `${percent(rate)} · no fee`,
    lenders,
    found: (count: number, amount: number, tenure: number) =>
      `${lenders(count)} for ${rupees(amount)} over ${months(tenure)}, lowest total first`,
    foundNoCost: (count: number, tenure: number) => `${lenders(count)} with no-cost EMI over ${months(tenure)}`,
    noneFound: 'No lender of this name is here',
    noneFoundText: (count: number) => `Check the spelling, or see all ${count}.`,
    clear: 'Clear the search',
    needsHigher: 'Needs a higher amount',
    orMore: (amount: number) => `${rupees(amount)} or more`,
    needsLower: 'Needs a lower amount',
    atMost: (amount: number) => `${rupees(amount)} at most`,
  },
  import.meta.glob('/shared/messages/*/frames/lending/lender-choice.ts', { import: 'default' }),
);
