import type { PricedQuote } from './quote';

/** A column of the months; `amount` in paise. The tax on interest and the fee have one where there are any. */
type Column = 'emi' | 'principal' | 'interest' | 'gst' | 'fee' | 'left';

interface MonthRow {
  /** From 1. */
  readonly month: number;
  readonly amounts: readonly { readonly column: Column; readonly paise: number }[];
}

/** What is paid each month and what is left then, and the columns that it has. */
export function monthRows({ cost }: PricedQuote): { readonly columns: readonly Column[]; readonly rows: MonthRow[] } {
  const columns: readonly Column[] = [
    'emi',
    'principal',
    'interest',
    ...(cost.gstOnInterestPaise > 0 ? (['gst'] as const) : []),
    ...(cost.feesPaise > 0 ? (['fee'] as const) : []),
    'left',
  ];
  const rows = cost.instalments.map((each) => {
    const all = {
      // All that is debited that month.
      emi: each.paymentPaise,
      principal: each.principalPaise,
      interest: each.interestPaise,
      gst: each.gstPaise,
      fee: each.feesPaise,
      left: each.balancePaise,
    };
    return { month: each.number, amounts: columns.map((column) => ({ column, paise: all[column] })) };
  });
  return { columns, rows };
}
