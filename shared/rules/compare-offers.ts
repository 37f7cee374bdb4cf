import type { Kfs } from '../api/kfs';
import type { ComparedOffer } from '../api/payment-kfs';
import { lastInSchedulePaise } from '../money/last-in-schedule';

/** Two of the same, one for each offer. */
export type Pair<T> = readonly [T, T];

/** What a line is about. Charges and fees have the name that the statement gives them. */
export type LineId =
  | 'totalPayable'
  | 'apr'
  | 'emi'
  | 'price'
  | 'discount'
  | 'loan'
  | 'rate'
  | 'interest'
  | 'gstOnInterest'
  | 'fee'
  | 'cost'
  | 'lastEmi'
  | 'charge'
  | 'coolingOff'
  | 'complaints';

/** Paise, basis points, days; 'words': no amount, the words alone are compared. */
type Unit = 'paise' | 'bps' | 'days' | 'words';

export interface ComparedLine {
  readonly id: LineId;
  /** As the statement names it; null where its id does. */
  readonly name: string | null;
  readonly unit: Unit;
  /** 0 for words. */
  readonly amounts: Pair<number>;
  /** What the statement says in words; null where the amount is all of it. */
  readonly texts: Pair<string> | null;
  readonly isDifferent: boolean;
  /** Whose line is the better one for the borrower, 0 or 1, and by how much; null where they are equal, or no amount says
   *  which. `isLess`: it is better since it is lower. */
  readonly better: { readonly side: 0 | 1; readonly by: number; readonly isLess: boolean } | null;
}

export interface Comparison {
  /** In the order that is printed above them. */
  readonly offers: Pair<ComparedOffer>;
  /** As the statement has them, each with its lines in the statement's order. */
  readonly parts: readonly {
    readonly id: 'figures' | 'costs' | 'charges' | 'rights';
    readonly lines: readonly ComparedLine[];
  }[];
  readonly lineCount: number;
  readonly differentCount: number;
}

/** The lowest total first, then the lower APR, then A to Z. No lender can buy a place. */
function inOrder(a: ComparedOffer, b: ComparedOffer): Pair<ComparedOffer> {
  const [one, other] = [a.kfsData, b.kfsData];
  const difference = one.totalPayablePaise - other.totalPayablePaise || one.aprBps - other.aprBps;
  const isFirst = difference === 0 ? one.lenderName <= other.lenderName : difference < 0;
  return isFirst ? [a, b] : [b, a];
}

/** A line of amounts, of which the lower one is better. `isComparable` false: they do not mean the same. */
function amountLine(
  id: LineId,
  unit: Exclude<Unit, 'words'>,
  amounts: Pair<number>,
  about: {
    readonly name?: string;
    readonly texts?: Pair<string>;
    readonly moreIsBetter?: boolean;
    readonly isComparable?: boolean;
  } = {},
): ComparedLine {
  const { name = null, texts = null, moreIsBetter = false, isComparable = true } = about;
  const [one, other] = amounts;
  const isFirstBetter = moreIsBetter ? one > other : one < other;
  return {
    id,
    name,
    unit,
    amounts,
    texts,
    isDifferent: one !== other || !isComparable || (texts !== null && texts[0] !== texts[1]),
    better:
      one === other || !isComparable
        ? null
        : { side: isFirstBetter ? 0 : 1, by: Math.abs(one - other), isLess: !moreIsBetter },
  };
}

const wordLine = (id: LineId, name: string | null, texts: Pair<string>): ComparedLine => ({
  id,
  name,
  unit: 'words',
  amounts: [0, 0],
  texts,
  isDifferent: texts[0] !== texts[1],
  better: null,
});

/** The last instalment without the tax on its interest, as the others are named. */
const lastPaise = ({ schedule, instalmentPaise }: Kfs): number =>
  lastInSchedulePaise(schedule, instalmentPaise) ?? instalmentPaise;

/** A line for each fee that one of the two has; who has none of the name pays nothing. */
function feeLines(kfs: Pair<Kfs>): readonly ComparedLine[] {
  const paidFor = (name: string, { fees }: Kfs): number =>
    fees.reduce((sum, fee) => (fee.name === name ? sum + fee.amountPaise + fee.gstPaise : sum), 0);
  const names = new Set(kfs.flatMap(({ fees }) => fees.map(({ name }) => name)));
  return [...names].map((name) => amountLine('fee', 'paise', [paidFor(name, kfs[0]), paidFor(name, kfs[1])], { name }));
}

function chargeLines([one, other]: Pair<ComparedOffer>): readonly ComparedLine[] {
  const figures = ({ charges: { lateBps, earlyBps, bouncePaise } }: ComparedOffer) =>
    [
      ['bps', lateBps],
      ['bps', earlyBps],
      ['paise', bouncePaise],
    ] as const;
  const said = other.kfsData.contingentCharges;
  return one.kfsData.contingentCharges.map(({ name, charge }, index) => {
    const texts: Pair<string> = [charge, said[index]?.charge ?? ''];
    const [[unit, first] = [], [, second] = []] = [figures(one)[index], figures(other)[index]];
    return unit === undefined || first === undefined || second === undefined
      ? wordLine('charge', name, texts)
      : amountLine('charge', unit, [first, second], { name, texts });
  });
}

/** Two Key Facts Statements line by line. The offers come out in their stated order, whichever way they are given. */
export function compareOffers(a: ComparedOffer, b: ComparedOffer): Comparison {
  const offers = inOrder(a, b);
  const kfs: Pair<Kfs> = [offers[0].kfsData, offers[1].kfsData];
  const of = (amount: (kfs: Kfs) => number): Pair<number> => [amount(kfs[0]), amount(kfs[1])];
  const isTaxed = ({ totalGstOnInterestPaise }: Kfs): boolean => totalGstOnInterestPaise > 0;
  // To one of them tax is added each month: then its instalment alone says nothing.
  const isComparable = isTaxed(kfs[0]) === isTaxed(kfs[1]);
  const officer = ({ grievanceOfficer }: Kfs): string => grievanceOfficer.phone;
  const parts: Comparison['parts'] = [
    {
      id: 'figures',
      lines: [
        amountLine(
          'totalPayable',
          'paise',
          of(({ totalPayablePaise }) => totalPayablePaise),
        ),
        amountLine(
          'apr',
          'bps',
          of(({ aprBps }) => aprBps),
        ),
        amountLine(
          'emi',
          'paise',
          of(({ instalmentPaise }) => instalmentPaise),
          { isComparable },
        ),
      ],
    },
    {
      id: 'costs',
      lines: [
        ...(kfs.some(({ discountPaise }) => discountPaise > 0)
          ? [
              amountLine(
                'price',
                'paise',
                of(({ purchaseAmountPaise }) => purchaseAmountPaise),
              ),
              amountLine(
                'discount',
                'paise',
                of(({ discountPaise }) => discountPaise),
                { moreIsBetter: true },
              ),
            ]
          : []),
        amountLine(
          'loan',
          'paise',
          of(({ loanAmountPaise }) => loanAmountPaise),
        ),
        amountLine(
          'rate',
          'bps',
          of(({ annualRateBps }) => annualRateBps),
        ),
        amountLine(
          'interest',
          'paise',
          of(({ totalInterestPaise }) => totalInterestPaise),
        ),
        ...(kfs.some(isTaxed)
          ? [
              amountLine(
                'gstOnInterest',
                'paise',
                of(({ totalGstOnInterestPaise }) => totalGstOnInterestPaise),
              ),
            ]
          : []),
        ...feeLines(kfs),
        amountLine(
          'cost',
          'paise',
          of(({ costOfLoanPaise }) => costOfLoanPaise),
        ),
        amountLine('lastEmi', 'paise', of(lastPaise), { isComparable }),
      ],
    },
    { id: 'charges', lines: chargeLines(offers) },
    {
      id: 'rights',
      lines: [
        amountLine(
          'coolingOff',
          'days',
          of(({ coolingOffDays }) => coolingOffDays),
          { moreIsBetter: true },
        ),
        wordLine('complaints', null, [officer(kfs[0]), officer(kfs[1])]),
      ],
    },
  ];
  const lines = parts.flatMap((part) => part.lines);
  return {
    offers,
    parts,
    lineCount: lines.length,
    differentCount: lines.filter(({ isDifferent }) => isDifferent).length,
  };
}
