// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en';
import { startCall } from './calling';
import { SalesContext } from './sales-context';
import { opened, submitAmount } from './testing/journeys';
import { goodAnswers, START_MS } from './testing/play';

describe('a call', () => {
  it('does not start while another one of its name is on its way', () => {
    const context = new SalesContext(opened().state, en, START_MS);
    startCall(context, 'getEmiDetails', { amount: 1000 });
    startCall(context, 'getEmiDetails', { amount: 2000 });
    startCall(context, 'checkEligibility', { mobile: '9876543210', amount: 1000 });
    const { effects } = context.end();
    expect(effects).toMatchObject([
      { type: 'call', pending: { call: 'getEmiDetails', body: { amount: 1000 }, attempt: 1 } },
      { type: 'call', pending: { call: 'checkEligibility' } },
    ]);
  });

  it('has a number and an intent of its own, or the intent that it is given to repeat', () => {
    const context = new SalesContext(opened().state, en, START_MS);
    startCall(context, 'getEmiDetails', { amount: 1000 });
    startCall(context, 'sendShareCode', { mobile: '9876543210' }, 77);
    const { getEmiDetails, sendShareCode } = context.state.calls;
    expect(new Set([getEmiDetails?.requestId, getEmiDetails?.intent, sendShareCode?.requestId]).size).toBe(3);
    expect(sendShareCode?.intent).toBe(77);
  });

  it('is not answered by what was asked before it: ₹20,000 comes late and does not count for ₹54,990', () => {
    const play = opened();
    submitAmount(play, '20000');
    const late = play.pending('getEmiDetails').requestId;
    play.send({ type: 'back' });
    submitAmount(play, '54990');
    expect(play.pending('getEmiDetails').requestId).not.toBe(late);
    play.send({ type: 'callSucceeded', call: 'getEmiDetails', requestId: late, data: goodAnswers.getEmiDetails });
    expect(play.state.getEmiDetailsResponse).toEqual({ status: 'initiated' });
  });
});
