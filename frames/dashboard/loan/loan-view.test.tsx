import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionOfShopper } from '../../../shared/api/loans';
import { ApiError } from '../../platform/api/api-error';
import { type RecordedCall, recordedClient } from '../../platform/page/testing/recorded-client';
import { showFlow } from '../../platform/page/testing/show-flow';
import { translatable } from '../../platform/testing/translatable-figures';
import { details, NOW_MS, SOFA } from '../testing/samples';
import type { Quotes } from './ending';
import { loanFlow } from './loan.flow';
import type { LoanData } from './loan-data';
import { loanMessagesOf } from './loan-page-messages';
import { LoanView } from './loan-view';
import { scheduleCsv } from './schedule';

const quotes: Quotes = {
  exit: {
    principalPaise: 6_840_000,
    days: 1,
    interestPaise: 2_624,
    feesPaise: 0,
    totalPaise: 6_842_624,
    validUntilMs: Date.UTC(2026, 10, 24, 18, 30),
    untilMs: Date.UTC(2026, 10, 25, 12, 35),
    byDay: [
      { day: '2026-11-24', totalPaise: 6_842_624, untilMs: Date.UTC(2026, 10, 24, 18, 30) },
      { day: '2026-11-25', totalPaise: 6_845_247, untilMs: Date.UTC(2026, 10, 25, 12, 35) },
    ],
  },
  closing: {
    principalPaise: 3_512_634,
    days: 16,
    interestPaise: 18_293,
    gstOnInterestPaise: 0,
    feesPaise: 0,
    chargesPaise: 0,
    foreclosureBps: 300,
    closurePaise: 105_379,
    gstOnClosurePaise: 18_968,
    totalPaise: 3_655_274,
    stayingPaise: 3_600_000,
    validUntilMs: Date.UTC(2026, 10, 24, 18, 30),
  },
  serverNowMs: NOW_MS,
};

const show = async (change: Partial<LoanData> = {}, end: (call: RecordedCall) => unknown = () => undefined) => {
  const { calls, client } = recordedClient((call) => (call.path === '/app/loan/quote' ? quotes : end(call)));
  const effects = await act(async () => showFlow(loanFlow, LoanView, details(change), { client }));
  // Until the quotes are there.
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return { calls, effects };
};
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Agrees in the dialog, and waits for what comes of it. */
const agree = async (): Promise<void> => {
  const [yes] = within(screen.getByRole('alertdialog')).getAllByRole('button');
  await act(async () => void (yes && fireEvent.click(yes)));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const linesOf = (heading: string): string[][] => {
  const area = screen.getByRole('heading', { name: heading }).closest('section');
  return [...(area?.querySelectorAll('dl > div') ?? [])].map((line) =>
    [...line.children].map(({ textContent }) => textContent ?? ''),
  );
};

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
  window.history.replaceState(null, '', `/transaction-history/${SOFA}`);
});
afterEach(cleanup);

it('shows the picture of what was bought', async () => {
  const picture = 'data:image/svg+xml,%3Csvg/%3E';
  await show({ picture, merchantLogo: 'https://shop.example/logo.svg' });
  expect(document.querySelector('img')?.src).toBe(picture);
});

describe('a purchase', () => {
  it('has every instalment to the paisa, and their sums', async () => {
    await show();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Due', 'EMI', 'Principal', 'Interest', 'Left of the loan', 'State'],
      ['5 Nov', '₹10,434.82₹234.82 fee included', '₹9,900.00', '₹300.00', '₹20,100.00', 'Paid'],
      ['5 Dec', '₹10,200.00', '₹9,999.00', '₹201.00', '₹10,101.00', 'Next'],
      ['5 Jan', '₹10,202.01', '₹10,101.00', '₹101.01', '₹0.00', 'To come'],
      ['All EMIs', '₹30,836.83', '₹30,000.00', '₹602.01', '', ''],
    ]);
    expect(rows.map(({ id }) => id).filter(Boolean)).toEqual(['emi-1', 'emi-2', 'emi-3']);
  });

  it('keeps each of its amounts, ₹20,402.01 first, and ••4821 from a translator', async () => {
    await show();
    expect(translatable(document.body)).toEqual([]);
  });

  it('leads from each step, the next EMI and each sum to where it comes from on the page', async () => {
    await show();
    const hrefs = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(new Set(hrefs)).toEqual(new Set(['#schedule', '#emi-1', '#emi-2', '#emi-3', '#timeline']));
    for (const href of hrefs) expect(document.getElementById(href.slice(1))).not.toBeNull();
  });

  it('of ₹20,000 at no cost says that the shop bears the discount of ₹425.63 and the fee of ₹234.82', async () => {
    await show({
      pricePaise: 2_000_000,
      loanPaise: 1_957_437,
      discountPaise: 42_563,
      shopFeesPaise: 23_482,
      feesPaise: 0,
    });
    expect(document.body.textContent).toContain(
      'took ₹425.63 off the price before the loan began, which pays the interest, and pays the lender’s fee of ₹234.82.',
    );
    cleanup();
    await show({ discountPaise: 42_563 });
    expect(document.body.textContent).toContain('the loan began, which pays the interest.');
  });

  it('says what it costs in lines that add up to the total', async () => {
    await show();
    expect(linesOf('What it costs')).toEqual([
      ['Price', '₹30,000'],
      ['Interest, 12.00%', '+ ₹602.01'],
      ['Lender’s fee, once', '+ ₹234.82'],
      ['Total', '₹30,836.83'],
      ['APR, all costs included', '13.10%'],
      ['Paid so far', '₹10,434.82'],
      ['Left', '₹20,402.01'],
    ]);
  });

  it('tells what has happened and what comes', async () => {
    await show();
    const area = screen.getByRole('heading', { name: 'Timeline' }).closest('section');
    expect([...(area?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Order placed2 Sep 2026, 4:12 pm · Pepperfry',
      'You agreed to the key facts2 Sep 2026, 4:14 pm',
      'Banyan Bank approved the loan2 Sep 2026, 4:14 pm · ₹30,000 lent for this purchase',
      'EMI 1 paid5 Nov 2026, 8:30 am · ₹10,434.82',
      'EMI 2 on 5 Dec 2026₹10,200 · Banyan Bank ••4821',
      'Last EMI on 5 Jan 2027The loan ends with it.',
    ]);
  });

  it.each<readonly [Partial<LoanData>, string]>([
    [{}, 'Keep ₹10,200 in Banyan Bank ••4821 by 4 Dec. A bounced debit costs ₹531 and a line in your credit report.'],
    [{ status: 'OVERDUE' }, 'A debit failed because the account was short, and ₹531 was added.'],
    [{ areDebitsPaused: true }, 'A dispute is open, so no EMI of this loan is debited until it is answered.'],
    [{ status: 'CLOSED', endedAtMs: NOW_MS, next: null }, 'Paid back on 24 Nov 2026. Nothing is left.'],
    [{ status: 'CANCELLED', endedAtMs: NOW_MS, next: null }, 'You gave the loan back on 24 Nov 2026.'],
    [{ status: 'RETURNED', endedAtMs: NOW_MS, next: null }, 'The shop refunded the purchase on 24 Nov 2026.'],
  ])('with %j says %j', async (change, text) => {
    await show(change);
    expect(document.body.textContent).toContain(text);
  });

  it('leads to the statement, to its check by number and fingerprint, and to a dispute of this purchase', async () => {
    await show();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf(/^Key Facts/), hrefOf(/as a file/), hrefOf(/genuine/), hrefOf(/dispute/)]).toEqual([
      '/kfs/page?key=1',
      '/kfs/file?key=1',
      `/kfs/verify?proposal=BB82441709&fingerprint=${'a'.repeat(64)}`,
      `/odr/contact-us?txnId=${SOFA}`,
    ]);
  });

  it('whose EMI no account is debited for says how the lender is paid, and so it does once that is overdue', async () => {
    await show({ repaymentAccount: null });
    expect(document.body.textContent).toContain(
      'Auto-debit is not set up, so Banyan Bank debits no account. Pay ₹10,200 to Banyan Bank by 5 Dec',
    );
    cleanup();
    await show({ repaymentAccount: null, status: 'OVERDUE' });
    const text = document.body.textContent;
    expect(text).toContain('This EMI was not debited, since auto-debit is not set up');
    expect(text).toContain('name the loan: KD7Q2X84LM');
    expect(text).not.toContain('A debit failed');
  });

  it('says what of a refund comes back, and what of one that was made stays with the lender', async () => {
    await show({ coolingOffUntilMs: null });
    expect(document.body.textContent).toContain(
      'If the shop takes the purchase back, the interest of the days until then and a fee or charge that you have paid stay with Banyan Bank',
    );
    cleanup();
    const refund = { refundId: 'R-1', amountPaise: 3_000_000, status: 'DONE' as const, atMs: NOW_MS };
    const made = { loanPaise: 2_010_000, toShopperPaise: 990_000, keptPaise: 53_482, stillOwedPaise: 0 };
    await show({ status: 'RETURNED', endedAtMs: NOW_MS, next: null, refunds: [{ ...refund, ...made }] });
    const text = document.body.textContent;
    expect(text).toContain('Banyan Bank pays ₹9,900 back to you.');
    expect(text).toContain('₹534.82 of interest, fees and charges stays with Banyan Bank.');
    expect(text).not.toContain('New schedule');
    cleanup();
    await show({ refunds: [{ ...refund, ...made }] });
    expect(document.body.textContent).toContain('New schedule of 24 Nov 2026, after the refund of the shop.');
  });

  it('as a file has its instalments in rupees with two decimals', () => {
    expect(scheduleCsv(details(), loanMessagesOf('en')).split('\r\n')[1]).toBe(
      '2026-11-05,10434.82,9900.00,300.00,234.82,20100.00,Paid',
    );
  });
});

describe('leaving in the cooling-off days', () => {
  const open = { canExit: true, coolingOffUntilMs: Date.UTC(2026, 10, 25, 12, 35) };

  it('shows until when, and what it costs now and on each day that is left', async () => {
    await show(open);
    expect(linesOf('Changed your mind? Give the loan back')).toEqual([
      ['What was lent', '₹68,400'],
      ['Interest, 1 day', '+ ₹26.24'],
      ['Lender’s fee', 'not owed'],
    ]);
    const said = screen.getByRole('heading', { name: /^Changed/ }).closest('section')?.textContent;
    expect(said).toContain('Until 25 Nov 2026, 6:05 pm');
    expect(said).toContain('Today₹68,426.24');
    expect(said).toContain('On 25 Nov₹68,452.47');
  });

  it('is asked once more, sends the amount that was shown, and says what was debited', async () => {
    const { calls } = await show(open, ({ path }) =>
      path === '/app/loan/exit' ? { outcome: 'DONE', exit: null, closing: null, serverNowMs: NOW_MS } : details(),
    );
    await press('Pay ₹68,426.24 and leave');
    const asked = screen.getByRole('alertdialog').textContent;
    expect(asked).toContain('₹68,426.24 is debited from Banyan Bank ••4821 now');
    await agree();
    const exits = calls.filter(({ path }) => path === '/app/loan/exit');
    expect(exits).toEqual([
      {
        path: '/app/loan/exit',
        input: { txnUuid: SOFA, amountPaise: 6_842_624 },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(document.body.textContent).toContain('The loan is given back. ₹68,426.24 was paid.');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(transactionOfShopper.path));
  });

  it('a call without a response is repeated under the same key, so that nothing is debited twice', async () => {
    const { calls } = await show(open, () => {
      throw new ApiError({ kind: 'network', status: 500, message: '' });
    });
    for (let time = 0; time < 2; time += 1) {
      await press('Pay ₹68,426.24 and leave');
      await agree();
    }
    const keys = calls.flatMap(({ path, key }) => (path === '/app/loan/exit' ? [key] : []));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(screen.getByRole('alert').textContent).toContain('nothing is debited twice');
  });

  it('keeps ₹68,426.24 from a translator in its button, and in the question with its button', async () => {
    await show(open);
    await press('Pay ₹68,426.24 and leave');
    expect(within(screen.getByRole('alertdialog')).getAllByText('₹68,426.24')).toHaveLength(2);
    expect(translatable(document.body)).toEqual([]);
  });

  it('is left alone by who keeps the loan', async () => {
    const { calls } = await show(open);
    await press('Pay ₹68,426.24 and leave');
    await press('Keep the loan');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(['/app/loan/quote']);
  });
});

describe('closing early', () => {
  it('shows every part of what it costs today, and that staying is cheaper', async () => {
    await show();
    expect(linesOf('Close it early')).toEqual([
      ['Left of the loan', '₹35,126.34'],
      ['Interest, 16 days', '+ ₹182.93'],
      ['Early closure, 3.00% of what is not due yet', '+ ₹1,053.79'],
      ['GST on that', '+ ₹189.68'],
      ['You would pay', '₹36,552.74'],
    ]);
    expect(document.body.textContent).toContain('Staying is ₹552.74 cheaper: the EMIs left are ₹36,000.');
  });

  it('a changed cost is shown again, and nothing was done', async () => {
    const { calls } = await show({}, () => ({ outcome: 'AMOUNT_CHANGED', ...quotes }));
    await press('Close the loan');
    await agree();
    expect(screen.getByRole('alert').textContent).toContain('The amount has changed in the meantime');
    expect(calls.map(({ path }) => path)).toEqual(['/app/loan/quote', '/app/loan/close']);
  });

  it('is not there, and is not asked for, once the loan is over', async () => {
    const { calls } = await show({ status: 'CLOSED', endedAtMs: NOW_MS, canClose: false, next: null });
    expect([screen.queryByRole('heading', { name: 'Close it early' }), calls]).toEqual([null, []]);
  });
});
