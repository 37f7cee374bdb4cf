import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentLinkScreen } from './payment-link';
import { SplitLinkSendScreen } from './split-link-send';
import { show } from './testing/show';
import { NOW_MS, on, ready } from './testing/state';

const typed = (linkMobile: string) => ({ paymentUserData: { ...ready.paymentUserData, linkMobile } });

describe('the payment link', () => {
  it('goes to a number of ten digits, or the payment goes on here', async () => {
    const entering = { name: 'paymentLink', phase: 'entering', failure: null } as const;
    const { user, events, next } = show(PaymentLinkScreen, on(entering, typed('987654321')));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send link' }).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '0');
    next(on(entering, typed('9876543210')));
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await user.click(screen.getByRole('button', { name: 'Pay on this device' }));
    expect(events).toEqual([
      { type: 'linkMobileTyped', text: '9876543210' },
      { type: 'linkSendAsked' },
      { type: 'continueHereAsked' },
    ]);
  });
});

describe('the shop’s machine', () => {
  const sent = { maskedMobile: '98XXXXX210', resendAtMs: NOW_MS, attemptsRemaining: null };
  const waiting = (wait: 'sent' | 'opened' | 'paying') =>
    on({ name: 'splitLinkSend', phase: 'waiting', sent, wait, failure: null });
  const progress = () => screen.getAllByRole('listitem').map((step) => step.getAttribute('data-at'));

  it('shows how far the phone is', () => {
    const { next } = show(SplitLinkSendScreen, waiting('sent'));
    expect(screen.getByText(/Link sent to/).textContent).toBe('Link sent to +91 98XXXXX210');
    expect(progress()).toEqual(['done', 'now', 'waiting']);
    next(waiting('opened'));
    expect(progress()).toEqual(['done', 'done', 'now']);
  });

  it('sends the link again, or pays here', async () => {
    const { user, events } = show(SplitLinkSendScreen, waiting('sent'));
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(screen.getByRole('button', { name: 'Pay on this device' }));
    expect(events).toEqual([{ type: 'linkSendAsked' }, { type: 'continueHereAsked' }]);
  });

  it('offers no second payment while the phone pays', () => {
    show(SplitLinkSendScreen, waiting('paying'));
    expect(screen.queryByRole('button', { name: 'Pay on this device' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
