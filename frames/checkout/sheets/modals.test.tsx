import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfflineDialog } from '../../offline';
import type { Failure } from '../../platform/api/failure';
import type { Modal } from '../flow/state';
import { show } from '../screens/testing/show';
import { NOW_MS, ready, refusal } from '../screens/testing/state';
import { AivfTransactionInfoModal } from './aivf-transaction-info';
import { CancelTransactionModal } from './cancel-transaction';
import { ErrorBlockTransactionModal } from './error-block-transaction';
import { HelpTransactionModal } from './help-transaction';
import { LimitCheckDetailsModal } from './limit-check-details';
import { MoreTimeDialog } from './more-time';

const open = (modal: Modal) => ({ ...ready, modal });

describe('cancelTransactionModal', () => {
  const asking = { name: 'cancelTransactionModal', phase: 'asking', failure: null } as const;

  // @req TXN-030, TXN-032
  it('says what is lost, and stays by its first button, Esc and Close', async () => {
    const { user, events } = show(CancelTransactionModal, open(asking));
    expect(screen.getByRole('dialog', { name: 'Leave this payment?' }).textContent).toContain(
      'Your order of ₹54,990 from Nilaya Electronics will not be placed.',
    );
    await user.click(screen.getByRole('button', { name: 'Continue with EMI' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(events.map(({ type }) => type)).toEqual(['modalClosed', 'modalClosed', 'modalClosed', 'cancelConfirmed']);
  });

  it('says of a payment that is with the lender that it may still go through and that we tell the shop', async () => {
    const pending = { name: 'pending', phase: 'waiting', asked: 1, sent: null } as const;
    const { user, events } = show(CancelTransactionModal, { ...open(asking), screen: pending });
    expect(screen.getByRole('dialog', { name: 'Leave while we check?' }).textContent).toMatch(
      /the payment may still go through\. We will tell Nilaya Electronics as soon as we know\. Please do not pay again/,
    );
    await user.click(screen.getByRole('button', { name: 'Keep waiting' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(events.map(({ type }) => type)).toEqual(['modalClosed', 'cancelConfirmed']);
  });

  it('takes no second click while it cancels, and says why it could not', async () => {
    const { user, events, next } = show(CancelTransactionModal, open({ ...asking, phase: 'canceling' }));
    await user.click(screen.getByRole('button', { name: 'Cancelling…' }));
    expect(events).toEqual([]);
    next(
      open({ ...asking, failure: refusal('PAYMENT_TRANSACTION_TIMEOUT', 'We are still checking with the lender.') }),
    );
    expect(screen.getByRole('alert').textContent).toBe('We are still checking with the lender.');
  });
});

describe('helpTransactionModal', () => {
  // @req TXN-030, TXN-032
  it('gives phone, e-mail and the transaction ID to quote', () => {
    show(HelpTransactionModal, open({ name: 'helpTransactionModal' }));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:18000000000',
      'mailto:support@kadam.example',
    ]);
    expect(screen.getByText('Please give this transaction ID: KD7Q2X84LM')).toBeTruthy();
    expect(screen.queryByText(/Number of this visit/)).toBeNull();
  });

  // @req ENT-029
  it.each([
    ['c-1', 'u-1', 'c-1'],
    [null, 'u-1', 'u-1'],
  ])('names the application KA-1 and the visit: clientId %s before userUUID %s', (clientId, userUUID, visit) => {
    const config = { ...ready.config, activationId: 'KA-1', clientId, userUUID };
    show(HelpTransactionModal, { ...open({ name: 'helpTransactionModal' }), config });
    expect(screen.getByText('Your application: KA-1')).toBeTruthy();
    expect(screen.getByText(`Number of this visit: ${visit}`)).toBeTruthy();
  });
});

describe('errorBlockTransactionModal', () => {
  const failed = {
    name: 'errorBlockTransactionModal',
    failure: refusal(null, '', { code: 5_000 }),
    canRetry: true,
  } as const;

  // @req TXN-030, TXN-034
  it('has the default title and text, the code, and a retry where that may help', async () => {
    const { user, events } = show(ErrorBlockTransactionModal, open(failed));
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain(
      'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    );
    expect(screen.getByText('Code 5000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(events).toEqual([{ type: 'retryAsked' }, { type: 'modalClosed' }]);
  });

  // @req TXN-032
  it('has the words of a refusal, and of too many calls, and none of a server that is broken', () => {
    const { next } = show(ErrorBlockTransactionModal, open(failed));
    const said = (kind: Failure['kind'], reaction: Failure['reaction']): string | null => {
      next(open({ ...failed, failure: refusal(null, 'The server’s own words.', { kind, reaction }) }));
      return screen.getByRole('alertdialog').textContent;
    };
    const words = 'The server’s own words.';
    expect(said('business', 'say')).toContain(words);
    expect(said('http', 'slowDown')).toContain(words);
    expect(said('http', 'say')).not.toContain(words);
  });

  // @req TXN-034
  it('has only Close where it may not be tried again', () => {
    show(
      ErrorBlockTransactionModal,
      open({ ...failed, failure: { ...failed.failure, title: 'Not now' }, canRetry: false }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Not now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('aivfTransactionInfoModal', () => {
  // @req TXN-030, TXN-031
  it.each([
    ['PIN', 'About your PIN'],
    ['DOB', 'Why we ask for your date of birth'],
    ['PAN', 'Why we ask for your PAN'],
  ] as const)('%s: %s', async (aivfType, title) => {
    const { user, events } = show(AivfTransactionInfoModal, open({ name: 'aivfTransactionInfoModal', aivfType }));
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain('Banyan Bank');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(events).toEqual([{ type: 'modalClosed' }]);
  });
});

describe('limitCheckDetailsModal', () => {
  const limits = (lenderId: string, userMobileNum: string | null) =>
    open({ name: 'limitCheckDetailsModal', lenderId, lenderLogo: null, userMobileNum });

  // @req TXN-030, TXN-033
  it('shows the lender’s limits and the number of the shopper', () => {
    show(LimitCheckDetailsModal, limits('401', '98XXXXX210'));
    const text = screen.getByRole('dialog', { name: 'Limits at Banyan Bank' }).textContent;
    for (const words of ['+91 98XXXXX210', '₹3,000\u00a0–\u00a0₹5,00,000', '3 to 24 months', 'within these limits'])
      expect(text).toContain(words);
  });

  it('says by how much the order misses them', () => {
    show(LimitCheckDetailsModal, limits('403', null));
    expect(screen.getByText('Your order is ₹20,010 below the minimum.')).toBeTruthy();
  });
});

describe('No Internet', () => {
  it('has Try Again and nothing that closes it', async () => {
    const { user, events } = show(OfflineDialog, { ...ready, offline: true });
    expect(screen.getByRole('alertdialog', { name: 'No Internet' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(events).toEqual([{ type: 'connectionRetried' }]);
  });
});

describe('the question for more time', () => {
  const ending = {
    ...ready,
    timer: { startsAtMs: NOW_MS - 780_000, endsAtMs: NOW_MS + 120_000 },
    moreTime: 'asked' as const,
  };

  it('counts, says how long the order is kept, and has the focus on Add 10 minutes', async () => {
    const { user, events } = show(MoreTimeDialog, ending);
    const dialog = screen.getByRole('alertdialog', { name: 'Need more time?' });
    expect(within(dialog).getByRole('timer').textContent).toBe('2:00');
    expect(dialog.textContent).toContain(
      'Your order is kept for 2 more minutes. Your lender, plan and details stay as they are.',
    );
    const add = screen.getByRole('button', { name: 'Add 10 minutes' });
    expect(document.activeElement).toBe(add);
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Continue without' }));
    expect(events).toEqual([{ type: 'moreTimeAsked' }, { type: 'moreTimeDeclined' }, { type: 'moreTimeDeclined' }]);
  });

  it('says that it did not work', () => {
    show(MoreTimeDialog, { ...ending, moreTime: 'failed' });
    expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  });
});
