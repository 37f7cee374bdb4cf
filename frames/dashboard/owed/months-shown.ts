/** A month of what is due: 'YYYY-MM', paise. */
interface OwedMonth {
  readonly month: string;
  readonly paidPaise: number;
  readonly leftPaise: number;
}

export interface ShownMonth extends OwedMonth {
  readonly at: 'paid' | 'next' | 'ahead';
  /** Of all that is due, what is due up to this month, 0 to 1. */
  readonly share: number;
}

/** How many have room, and of those how many that are paid. */
const MONTHS_SHOWN = 6;
const PAID_SHOWN = 3;

/** The months around the next one that something is left of: up to three that are paid, and what follows. Each is as high as
 *  what is repaid by then. `months`: earliest first. */
export function monthsShown(months: readonly OwedMonth[]): readonly ShownMonth[] {
  const wholePaise = months.reduce((sum, { paidPaise, leftPaise }) => sum + paidPaise + leftPaise, 0);
  const next = months.findIndex(({ leftPaise }) => leftPaise > 0);
  const at = next === -1 ? months.length : next;
  let byThenPaise = 0;
  const all = months.map((month, index): ShownMonth => {
    byThenPaise += month.paidPaise + month.leftPaise;
    return {
      ...month,
      at: month.leftPaise === 0 ? 'paid' : index === at ? 'next' : 'ahead',
      share: wholePaise === 0 ? 0 : byThenPaise / wholePaise,
    };
  });
  const first = Math.max(0, Math.min(at - PAID_SHOWN, months.length - MONTHS_SHOWN));
  return all.slice(first, first + MONTHS_SHOWN);
}
