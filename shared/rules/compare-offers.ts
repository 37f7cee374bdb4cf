import type { Kfs } from '../api/kfs';
import type { ComparedOffer } from '../api/payment-kfs';
import { lastInSchedulePaise } from '../money/last-in-schedule';

export type Pair<T> = readonly [T, T];

/** Subject of a line. Charges and fees have their name in the statement. */
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

/** Paise, basis points, days; 'words': only texts are compared. */
type Unit = 'paise' | 'bps' | 'days' | 'words';

export interface ComparedLine {
  readonly id: LineId;
  /** Name in the statement; null if the id is the name. */
  readonly name: string | null;
  readonly unit: Unit;
  /** 0 for words. */
  readonly amounts: Pair<number>;
  /** Texts of the statement; null if the amount says everything. */
  readonly texts: Pair<string> | null;
  readonly isDifferent: boolean;
  /** The better side for the borrower, 0 or 1, and the difference; null if equal or not comparable. `isLess`: the lower
   *  value is better. */
  readonly better: { readonly side: 0 | 1; readonly by: number; readonly isLess: boolean } | null;
}

export interface Comparison {
  readonly offers: Pair<ComparedOffer>;
  /** Parts of the statement, each with its lines in order. */
  readonly parts: readonly {
    readonly id: 'figures' | 'costs' | 'charges' | 'rights';
    readonly lines: readonly ComparedLine[];
  }[];
  readonly lineCount: number;
  readonly differentCount: number;
}

/** The lowest total first, then the lower APR, then A to Z. Lenders cannot buy a position. */
function inOrder(a: ComparedOffer, b: ComparedOffer): Pair<ComparedOffer> {
  const [one, other] = [a.kfsData, b.kfsData];
  const difference = one.totalPayablePaise - other.totalPayablePaise || one.aprBps - other.aprBps;
  const isFirst = difference === 0 ? one.lenderName <= other.lenderName : difference < 0;
  return isFirst ? [a, b] : [b, a];
}

/** A line of amounts, the lower one better. `isComparable` false: they have different meanings. */
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

/** The last instalment without tax on its interest, like the others. */
const lastPaise = ({ schedule, instalmentPaise }: Kfs): number =>
  lastInSchedulePaise(schedule, instalmentPaise) ?? instalmentPaise;

/** A line per fee of either side; a missing fee counts as 0. */
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

/** Compares two Key Facts Statements line by line. The offers are returned in display order, regardless of the input
 *  order. */
export function compareOffers(a: ComparedOffer, b: ComparedOffer): Comparison {
  const offers = inOrder(a, b);
  const kfs: Pair<Kfs> = [offers[0].kfsData, offers[1].kfsData];
  const of = (amount: (kfs: Kfs) => number): Pair<number> => [amount(kfs[0]), amount(kfs[1])];
  const isTaxed = ({ totalGstOnInterestPaise }: Kfs): boolean => totalGstOnInterestPaise > 0;
  // If tax is added to only one of them, the instalments are not comparable.
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
