import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '../../shared/api/endpoint';
import { sendVoucherSms, type Voucher, type voucherDetails } from '../../shared/api/vouchers';
import { DAY_MS } from '../../shared/rules/duration';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { showFlow } from '../platform/page/testing/show-flow';
import { COPIED_SHOWN_MS } from './ticket';
import { VouchersView } from './vouchers';
import { vouchersFlow } from './vouchers.flow';

const NOW_MS = Date.UTC(2026, 10, 24, 6);
const voucher = (change: Partial<Voucher> = {}): Voucher => ({
  voucherId: 'v1',
  merchantHandle: 'zenmart',
  merchantName: 'Zenmart',
  amountRupees: 500,
  status: 'ACTIVE',
  code: 'VS5H-72KQ-9DXX',
  orderId: 'ZM-88213',
  earnedAtMs: NOW_MS - 8 * DAY_MS,
  comesBy: '2026-11-25',
  linkSentAtMs: NOW_MS - 8 * DAY_MS,
  activeUntilMs: NOW_MS + 22 * DAY_MS,
  usedAtMs: null,
  ...change,
});
type Details = ResponseOf<typeof voucherDetails>;
const details = (change: Partial<Details> = {}): Details => ({
  vouchers: [],
  isOffered: true,
  buyUntilMs: null,
  nextFromMs: null,
  serverNowMs: NOW_MS,
  ...change,
});
const refusal = (status: number) =>
  new ApiError({ kind: status === 401 ? 'unauthorised' : 'http', status, message: '' });

const shop = { handle: 'zenmart', merchantName: 'Zenmart', shopHref: '#' };

/** Shows vouchers; `sms` answers a request for an SMS. Returns the idempotency keys of these. */
function shown(loaded: Details, sms?: () => unknown): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  const call = async (endpoint: unknown, _asked: unknown, options?: { idempotencyKey?: string }): Promise<unknown> => {
    if (endpoint !== sendVoucherSms) throw new Error('another call');
    keys.push(options?.idempotencyKey);
    return sms?.();
  };
  // SAFETY: it answers the one call that there is.
  showFlow(
    vouchersFlow,
    VouchersView,
    { shop, details: loaded },
    {
      client: { call } as unknown as ApiClient,
    },
  );
  return keys;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

describe('vouchers of a customer', () => {
  it('show an active one with its code, its order, and the 22 of 30 days that are left', async () => {
    shown(details({ vouchers: [voucher()] }));
    await settled();
    expect(screen.getByText('VS5H-72KQ-9DXX')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Earned on 16 Nov 2026 · order ZM-88213')).toBeTruthy();
    expect(screen.getByText('22 days left')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toMatchObject({ value: 22, max: 30 });
  });

  // @req LIM-009
  it('say for 0.5 s that the code was copied', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    shown(details({ vouchers: [voucher()] }));
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await settled();
    expect(writeText).toHaveBeenCalledWith('VS5H-72KQ-9DXX');
    expect(screen.getByText('Code copied')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(COPIED_SHOWN_MS - 1));
    expect(screen.queryByText('Code copied')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Code copied')).toBeNull();
    expect(COPIED_SHOWN_MS).toBe(500);
    vi.unstubAllGlobals();
  });

  it('have no code before the link comes, and say when that is at the latest', async () => {
    const coming = voucher({ status: 'COMING', code: null, linkSentAtMs: null, activeUntilMs: null });
    shown(details({ vouchers: [coming] }));
    await settled();
    expect(screen.getByText('The link comes by SMS, by 25 Nov 2026 at the latest.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('that the shop has taken are over: they say when, and show no code', async () => {
    const used = voucher({ status: 'USED', code: null, usedAtMs: NOW_MS });
    shown(details({ vouchers: [used] }));
    await settled();
    expect(screen.getByText('You have no voucher to use at this shop.')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toMatch(/Used \d+ \w+ \d{4}Used$/);
  });

  it('whose order was cancelled are over: no code, nothing that opens the shop with it', async () => {
    shown(details({ vouchers: [voucher({ status: 'CANCELLED', code: null })] }));
    await settled();
    expect(screen.getByText('You have no voucher to use at this shop.')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toMatch(/order ZM-88213Order cancelled$/);
    expect(screen.queryByText('VS5H-72KQ-9DXX')).toBeNull();
  });

  it('list those that have ended, and those of other shops, below', async () => {
    const ended = voucher({ status: 'ENDED', code: null });
    const other = voucher({ voucherId: 'v2', merchantHandle: 'titan', merchantName: 'Titan' });
    shown(details({ vouchers: [ended, other] }));
    await settled();
    expect(screen.getByText('You have no voucher to use at this shop.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ended'),
      expect.stringContaining('Rs. 500 · Titan'),
    ]);
  });

  it('have the SMS sent by one press, by one key however often it is asked for, and say until when to buy', async () => {
    let isDown = true;
    const buyUntilMs = NOW_MS + DAY_MS;
    const keys = shown(details(), () => {
      if (isDown) throw refusal(503);
      return { ...details({ buyUntilMs }), maskedMobile: '90XXXXX001' };
    });
    await settled();
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send the SMS' }));
      await settled();
    };
    await press();
    expect(screen.getByRole('alert').textContent).toBe('The SMS could not be sent. Please try again.');
    isDown = false;
    await press();
    expect(screen.getByText(/^The SMS is on its way\. Buy by .* on 25 Nov 2026\.$/)).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['network', 'Please check your internet connection.'],
    [
      'intercepted',
      'Your network answered instead of us. Sign in to your Wi-Fi or use another network, then try again.',
    ],
  ] as const)('say of an SMS whose call ends with %s: %s', async (kind, text) => {
    shown(details(), () => {
      throw new ApiError({ kind, status: 500, message: '' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send the SMS' }));
    await settled();
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('say of a fourth SMS that it is for tomorrow, and of a shop that has given one from when there is another', async () => {
    shown(details(), () => {
      throw refusal(429);
    });
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Send the SMS' }));
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('Three SMS are sent in a day. Please come back tomorrow.');
    cleanup();
    shown(details({ nextFromMs: NOW_MS + 22 * DAY_MS }));
    await settled();
    expect(screen.getByText('You can earn the next voucher from 16 Dec 2026.')).toBeTruthy();
  });
});
