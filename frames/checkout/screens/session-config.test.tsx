import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnAddress } from '../app/return-address';
import { KfsScreen } from './kfs';
import { LoadingScreen } from './loading';
import { PaymentLinkScreen } from './payment-link';
import { PlanSelectionScreen } from './plan-selection';
import { ProcessingScreen } from './processing';
import { SecondFactorScreen } from './second-factor';
import { show } from './testing/show';
import { kfs, on, ready } from './testing/state';
import { VerifyMobileScreen } from './verify-mobile';

const choosing = { name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' } as const;
const withConfig = (change: Partial<typeof ready.config>) => ({ config: { ...ready.config, ...change } });

afterEach(() => vi.unstubAllGlobals());

describe('what the configuration of a session shows or hides', () => {
  // @req ENT-023
  it.each([true, false])('shouldShowHeader %s: the bar with Close', (isShown) => {
    show(PlanSelectionScreen, on(choosing, withConfig({ shouldShowHeader: isShown })));
    expect(screen.queryByRole('button', { name: 'Close' }) !== null).toBe(isShown);
  });

  // @req TXN-016, ENT-025
  it.each([true, false])(
    'shouldShowTransactionDetails %s: the order at the plans, and its numbers at the statement',
    (isShown) => {
      const config = withConfig({ shouldShowTransactionDetails: isShown });
      const { next } = show(PlanSelectionScreen, on(choosing, config));
      expect(screen.queryByText('Aster 5G phone, 256 GB') !== null).toBe(isShown);
      const txnDetails = { txnId: 'KD7Q2X84LM', orderId: 'NE-20418', merchantName: 'Nilaya Electronics' };
      next(ready);
      show(
        KfsScreen,
        on(
          { name: 'kfs', phase: 'reading', failure: null, isChanged: false },
          { ...config, kfs: { kfsEnabled: true, kfsData: kfs, printUrl: null, txnDetails } },
        ),
      );
      const line = screen.queryByText('Order NE-20418 · Nilaya Electronics · KD7Q2X84LM');
      expect(line !== null).toBe(isShown);
    },
  );

  // @req ENT-024
  it.each([true, false])('shouldShowDrawer %s: the side panel of a wide window', (isShown) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show(PlanSelectionScreen, on(choosing, withConfig({ shouldShowDrawer: isShown })));
    expect(screen.queryByRole('complementary') !== null).toBe(isShown);
  });

  it.each([true, false])(
    'a payment that has reserved credit (%s) has no Back in the bar, and one that has not does',
    (isInitiated) => {
      const factor = { name: 'secondFactor', phase: 'entering', aivfType: 'PIN', failure: null } as const;
      show(SecondFactorScreen, on(factor, { isInitiated }));
      expect(screen.queryByRole('button', { name: 'Back' }) === null).toBe(isInitiated);
      expect(screen.getByText('Nilaya Electronics', { selector: 'header p' })).toBeTruthy();
    },
  );

  // @req ENT-030
  it('txnHeader names the shop, before the order is known and where the host gave no name', () => {
    const merchant = { ...ready.merchant, merchantName: '' };
    const config = withConfig({ txnHeader: { merchantName: 'Zenmart', merchantLogo: null } });
    show(LoadingScreen, on({ name: 'loading' }, { ...config, merchant, pgData: null }));
    expect(screen.getByText('Zenmart')).toBeTruthy();
  });

  // @req ENT-030
  it('lenderDetails names three lenders while plans are found, and routeDetails of a later step shows no plans', () => {
    const lenderDetails = ['Banyan Bank', 'Tamarind Bank', 'Neem Credit', 'Tulsi Bank'].map((lenderName, index) => ({
      lenderId: String(index),
      lenderName,
    }));
    const loading = { name: 'loading' } as const;
    vi.useFakeTimers();
    const { next } = show(LoadingScreen, on(loading, withConfig({ lenderDetails })));
    act(() => void vi.advanceTimersByTime(1_000));
    const finding = 'Finding EMI plans… Banyan Bank, Tamarind Bank, Neem Credit';
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(finding);
    next(on(loading, withConfig({ lenderDetails, routeDetails: { step: 'KFS_CONSENT' } })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Finding');
    vi.useRealTimers();
  });

  // @req ENT-030
  it.each([
    ['is null', null, 'No fee to check, and it does not affect your credit score.'],
    [
      'has scoreFirst',
      { experiment: 'number-assurance', variant: 'scoreFirst', isRunning: true },
      'Your credit score stays as it is, and checking is free.',
    ],
    [
      'has a variant of another experiment',
      { experiment: 'other', variant: 'scoreFirst', isRunning: true },
      'No fee to check, and it does not affect your credit score.',
    ],
  ])('experimentDetails decides the text below the number: if it %s', (_, experimentDetails, text) => {
    const number = { name: 'verifyMobile', phase: 'entering', failure: null } as const;
    show(VerifyMobileScreen, on(number, withConfig({ experimentDetails })));
    expect(screen.getByText(text)).toBeTruthy();
  });

  // @req ENT-028
  it('backRoute is where a page of our own leads back to before the order is known', () => {
    const config = withConfig({ backRoute: 'https://shop.example/cart' });
    expect(returnAddress({ ...ready, ...config, pgData: null }, 'open')).toBe('https://shop.example/cart');
    expect(returnAddress({ ...ready, pgData: null }, 'open')).toBe(ready.merchant.merchantOrigin);
  });
});

describe('what the states of calls show', () => {
  // @req TXN-008
  it('the page is busy while confirmOtpApiState is initiated, and no longer', () => {
    const processing = on({ name: 'processing', sent: null });
    const { next } = show(ProcessingScreen, processing);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    next({ ...processing, confirmOtpApiState: 'success' });
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  // @req TXN-009
  it('the link is being sent while posSmsApiState is initiated, and no longer', () => {
    const linking = on(
      { name: 'paymentLink', phase: 'sending', failure: null },
      { paymentUserData: { ...ready.paymentUserData, linkMobile: '9876543210' } },
    );
    const { next } = show(PaymentLinkScreen, linking);
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
    next({ ...linking, posSmsApiState: 'error' });
    expect(screen.getByRole('button', { name: 'Send link' })).toBeTruthy();
  });
});
