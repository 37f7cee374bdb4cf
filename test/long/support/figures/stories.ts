import { lenders, lendersIn, type Tenure, tenures } from '../../../../shared/lenders';
import type { Random } from '../../../support/random';
import type { Move, Story } from './collect';

/** Amounts of all sizes, with and next to the limits of every lender, whole rupees. */
export function someAmounts(count: number, random: Random): number[] {
  const limits = lendersIn('sandbox').flatMap(({ minLoanAmount, maxLoanAmount }) => [
    ...[minLoanAmount - 1, minLoanAmount, minLoanAmount + 1, maxLoanAmount, maxLoanAmount + 1],
  ]);
  const any = Array.from({ length: count }, () => 1_000 + random.below([9_000, 90_000, 400_000][random.below(3)] ?? 1));
  return [...new Set([1, ...limits, 9_999_999, ...any])].filter((amount) => amount > 0).sort((a, b) => a - b);
}

const refund = (day: number, amount: number | 'rest'): Move => ({ day, does: 'refund', amount });

/** Changes of a loan with this price. */
const fates = (price: number): readonly (readonly [string, readonly Move[]])[] => [
  ['is paid back', []],
  ['is left on its day', [{ day: 0, does: 'exit' }]],
  ['is left after 2 days', [{ day: 2, does: 'exit' }]],
  ['is closed on its day', [{ day: 0, does: 'close' }]],
  ['is closed after 12 days', [{ day: 12, does: 'close' }]],
  ['is closed after an instalment', [{ day: 40, does: 'close' }]],
  ['is closed, then refunded', [{ day: 5, does: 'close' }, refund(9, 700), refund(11, 'rest')]],
  ['is left, then refunded', [{ day: 1, does: 'exit' }, refund(2, 'rest')]],
  ['is refunded on its day', [refund(0, 'rest')]],
  ['is refunded after 20 days', [refund(20, 'rest')]],
  ['is refunded after 40 days', [refund(40, 'rest')]],
  ['is refunded after 75 days', [refund(75, 'rest')]],
  ['is refunded by 1 rupee', [refund(1, 1)]],
  ['is refunded by a third on its day', [refund(0, Math.floor(price / 3))]],
  ['is refunded by a third after 10 days', [refund(10, Math.floor(price / 3))]],
  ['is refunded by a third, then closed', [refund(10, Math.floor(price / 3)), { day: 40, does: 'close' }]],
  ['is refunded by a third, then left', [refund(1, Math.floor(price / 3)), { day: 2, does: 'exit' }]],
  [
    'is refunded in three parts in the cooling-off days',
    [refund(0, 333), refund(1, Math.floor(price / 2)), refund(2, 'rest')],
  ],
  ['is refunded in parts, the last one after 20 days', [refund(1, 333), refund(20, 'rest')]],
  [
    'is refunded in parts between instalments',
    [refund(15, 501), refund(35, Math.floor(price / 4)), refund(70, 'rest')],
  ],
  [
    'is refunded but for a part of an instalment, then whole',
    [refund(1, Math.floor((price * 19) / 20)), refund(20, 'rest')],
  ],
  [
    'is refunded but for a part of an instalment, then closed',
    [refund(1, Math.floor((price * 19) / 20)), { day: 20, does: 'close' }],
  ],
  ['is refunded by more than is owed', [refund(70, Math.floor((price * 9) / 10)), refund(80, 'rest')]],
];

/** Lenders of each kind: no-cost, no-cost with a PIN, usual, GST on interest, no fee, two fees, a debit card. */
const KINDS = [
  ['401', 3],
  ['402', 6],
  ['901', 9],
  ['1', 12],
  ['2601', 24],
  ['504', 6],
  ['701', 3],
  ['1301', 3],
] as const;

/** Test number whose debits bounce at first. */
const BOUNCES = '9000000013';

/** Each fate for several kinds of lenders in turn, the smallest and the largest loan, later disbursals, and bounced
 *  debits. */
export function stories(random: Random): Story[] {
  const told: Story[] = [];
  const all = lendersIn('sandbox');
  const lenderOf = (id: string) => all.find(({ lenderId }) => lenderId === id);
  const add = (lenderId: string, tenure: number, amount: number, name: string, moves: readonly Move[], more = {}) =>
    told.push({
      name: `₹${amount} of ${lenderId} over ${tenure} months ${name}`,
      lenderId,
      tenure,
      amount,
      moves,
      ...more,
    });
  // Each run has another lender per fate.
  let next = random.below(KINDS.length);
  for (const [at] of fates(0).entries()) {
    const [lenderId, tenure] = KINDS[next % KINDS.length] ?? KINDS[0];
    next += 1;
    const lender = lenderOf(lenderId);
    if (!lender) continue;
    const price = Math.max(lender.minLoanAmount, 5_000) + random.below(50_000);
    const [name, moves] = fates(price)[at] ?? ['', []];
    add(lenderId, tenure, Math.min(price, lender.maxLoanAmount), name, moves);
  }
  for (const lender of all.filter(({ hostsTransaction }) => !hostsTransaction)) {
    const offered = tenures.filter((tenure: Tenure) => lender.annualRateBps[tenure] !== null);
    const tenure = offered[random.below(offered.length)] ?? 3;
    const most = Math.min(lender.maxLoanAmount, 300_000);
    if (random.below(2) === 0) add(lender.lenderId, tenure, lender.minLoanAmount, 'is the smallest', []);
    else add(lender.lenderId, tenure, most, 'is the largest', [refund(50, 1_234)]);
  }
  for (const [lenderId, tenure] of KINDS.slice(0, 5)) {
    add(lenderId, tenure, 12_345, 'is disbursed a day later', [], { paidAfterDays: 1 });
    add(
      lenderId,
      tenure,
      23_457,
      'is disbursed 2 days later, and partly refunded',
      [refund(9, 5_000), refund(40, 'rest')],
      {
        paidAfterDays: 2,
      },
    );
  }
  const bounced: readonly (readonly [string, readonly Move[]])[] = [
    ['bounces and is paid', []],
    ['bounces and is closed', [{ day: 40, does: 'close' }]],
    ['bounces and is partly refunded', [refund(41, 2_000)]],
    ['bounces and is refunded', [refund(42, 'rest')]],
  ];
  for (const [index, [name, moves]] of bounced.entries())
    add(KINDS[index + 1]?.[0] ?? '402', 6, 6_000 + index * 111, name, moves, { mobile: BOUNCES });
  return told;
}

/** Inputs of the calculator: each lender with each tenure, with and without the switch, for two amounts. */
export function calculations(random: Random) {
  return lenders.flatMap((lender) =>
    tenures.flatMap((tenure) =>
      [false, true].flatMap((noCost) => {
        const { lenderId, minLoanAmount: least, maxLoanAmount: most } = lender;
        if (noCost && lender.noCostTenures.length === 0) return [];
        return [least, least + random.below(most - least)].map((amount) => ({ lenderId, amount, tenure, noCost }));
      }),
    ),
  );
}
