import { expect, it } from 'vitest';
import { keepBy } from './keep-by';

const due = (
  dueOn: string,
  paymentPaise: number,
  repaymentAccount: string | null = 'XX4821',
  lenderName = 'Banyan Bank',
) => ({
  dueOn,
  paymentPaise,
  lenderName,
  repaymentAccount,
});

it('each account needs by the day before what is debited from it next', () => {
  expect(keepBy([due('2026-12-05', 900_000), due('2027-01-01', 422_800, 'XX0917', 'Tamarind Bank')])).toEqual([
    { lenderName: 'Banyan Bank', account: 'XX4821', by: '2026-12-04', paise: 900_000 },
    { lenderName: 'Tamarind Bank', account: 'XX0917', by: '2026-12-31', paise: 422_800 },
  ]);
});

it('two debits on one day need their sum, and one of a later day is not in it', () => {
  expect(keepBy([due('2026-12-05', 900_000), due('2026-12-05', 100), due('2027-01-05', 900_000)])).toEqual([
    { lenderName: 'Banyan Bank', account: 'XX4821', by: '2026-12-04', paise: 900_100 },
  ]);
});

it('what no account is linked for needs nothing', () => {
  expect(keepBy([due('2026-12-05', 900_000, null)])).toEqual([]);
});
