import type { PricedQuote } from './quote';

/** A column of the months; `amount` in paise. The tax on interest has one where the lender charges it. */
type Column = 'emi' | 'principal' | 'interest' | 'gst' | 'left';

interface MonthRow {
  /** From 1. */
  readonly month: number;
  readonly amounts: readonly { readonly column: Column; readonly paise: number }[];
}

/** What is paid each month and what is left then, and the columns that it has. */
export function monthRows({ cost }: PricedQuote): { readonly columns: readonly Column[]; readonly rows: MonthRow[] } {
  const columns: readonly Column[] =
    cost.gstOnInterestPaise > 0
      ? ['emi', 'principal', 'interest', 'gst', 'left']
      : ['emi', 'principal', 'interest', 'left'];
  const rows = cost.instalments.map((each) => {
    const all = {
      // As everywhere, the tax on interest stands beside the EMI.
      emi: each.paymentPaise - each.gstPaise,
      principal: each.principalPaise,
      interest: each.interestPaise,
      gst: each.gstPaise,
      left: each.balancePaise,
    };
    return { month: each.number, amounts: columns.map((column) => ({ column, paise: all[column] })) };
  });
  return { columns, rows };
}
