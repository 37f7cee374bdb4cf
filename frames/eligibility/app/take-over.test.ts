import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enteringNumber } from '../../identity';
import { clientFailure } from '../../platform/api/failure';
import { replayClicks } from '../../platform/frame/prerender';
import { eligibility, type RunningEligibility } from '../eligibility-frame';
import type { EligibilityState } from '../flow/state';
import { takeOver } from './take-over';

let flow: RunningEligibility;
let root: HTMLElement;
const draw = vi.fn();
const put = (part: Partial<EligibilityState>): void =>
  flow.store.set(flow.machine.stateAtom, ({ own, ...record }) => ({ ...record, own: { ...own, ...part } }));
const asksForNumber = { name: 'VERIFY_MOBILE', otp: enteringNumber } as const;

beforeEach(() => {
  flow = eligibility();
  draw.mockClear();
  root = document.createElement('div');
  root.dataset.awaitsPrice = '';
  root.innerHTML = '<form><input value="90000 00002"><button>Send OTP</button></form>';
  document.body.append(root);
});
afterEach(() => root.remove());

const inputs = (): HTMLInputElement[] => [...root.getElementsByTagName('input')];

describe('the number entry that stood there first', () => {
  it('stays while the server is asked, and is hydrated once, when it has answered', async () => {
    takeOver(root, flow, replayClicks)?.(draw);
    put({ amount: 30_000 });
    await Promise.resolve();
    expect([draw.mock.calls.length, root.dataset.awaitsPrice]).toEqual([0, '']);
    put({ screen: asksForNumber, mobile: '9000000002' });
    await Promise.resolve();
    put({ amount: 40_000 });
    await Promise.resolve();
    expect([draw.mock.calls.length, root.dataset.awaitsPrice]).toEqual([1, undefined]);
    expect(flow.state.mobile).toBe('9000000002');
  });

  it('hands over the number that was typed before it is drawn', async () => {
    takeOver(root, flow, replayClicks)?.(draw);
    const [number] = inputs();
    if (number) number.value = '+91 98765 43210';
    draw.mockImplementationOnce(() => expect(flow.state.mobile).toBe('9876543210'));
    put({ screen: asksForNumber, mobile: '9000000002' });
    await Promise.resolve();
    expect(draw).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<EligibilityState>]>([
    ['the lenders are asked at once', { screen: { name: 'USER_API_LOADING', found: null } }],
    [
      'nothing comes',
      { screen: { name: 'API_ERROR', cause: 'load', failure: clientFailure(new Error('no answer'), 'network') } },
    ],
    ['there is no network', { offline: true }],
    ['it is to be closed', { isCloseAsked: true }],
    ['the browser keeps nothing', { isStorageFine: false }],
  ])('gives way if %s, and the typed number is dropped', async (_, change) => {
    takeOver(root, flow, replayClicks)?.(draw);
    const [number] = inputs();
    if (number) number.value = '9876543210';
    put(change);
    await Promise.resolve();
    expect([draw.mock.calls.length, flow.state.mobile]).toEqual([1, '']);
  });

  it('gives way at once where the opening itself found no network', async () => {
    put({ offline: true });
    takeOver(root, flow, replayClicks)?.(draw);
    await Promise.resolve();
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is hydrated once, however often it is opened', async () => {
    const begin = takeOver(root, flow, replayClicks);
    begin?.(draw);
    begin?.(draw);
    put({ screen: asksForNumber });
    await Promise.resolve();
    begin?.(draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is no matter where there is none', () => {
    root.replaceChildren();
    expect(takeOver(root, flow, replayClicks)).toBeUndefined();
  });
});
