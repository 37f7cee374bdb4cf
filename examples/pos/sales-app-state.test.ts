import { describe, expect, it } from 'vitest';
import { afterSdkEvent, type SalesAppState } from './sales-app-state';

const direction = 'app → page';
const open: SalesAppState = { step: 'open' };
const fault = { code: 'FRAME_LOAD_TIMEOUT', retryable: true, message: '' } as const;

describe('sales app state of the till', () => {
  it('goes from opening to open to ended, with the reason', () => {
    const payload = { merchantKey: 'k', merchantAgentId: 'a', merchantDetails: { merchantName: 'm' } };
    const opening = afterSdkEvent({ step: 'closed' }, { direction: 'page → app', name: 'openSalesApp', payload });
    expect(opening).toEqual({ step: 'opening' });
    expect(afterSdkEvent(opening, { direction, name: 'opened', payload: { type: 'EMI_HOME' } })).toEqual(open);
    expect(afterSdkEvent(open, { direction, name: 'closed', payload: { reason: 'closeButton' } })).toEqual({
      step: 'ended',
      reason: 'closeButton',
    });
  });

  it('stays open while the app requests a new token, and while it offers a retry', () => {
    expect(afterSdkEvent(open, { direction, name: 'tokenRequested', payload: {} })).toBe(open);
    expect(afterSdkEvent(open, { direction, name: 'error', payload: fault })).toBe(open);
  });

  it('keeps the code of a failure and whether a retry may help', () => {
    const failed = { step: 'failed', code: 'FRAME_LOAD_TIMEOUT', isRetryable: true };
    expect(afterSdkEvent(open, { direction, name: 'closed', payload: { reason: 'failed', error: fault } })).toEqual(
      failed,
    );
    expect(afterSdkEvent({ step: 'opening' }, { direction, name: 'threw', payload: fault })).toEqual(failed);
  });
});
