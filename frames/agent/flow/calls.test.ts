// @vitest-environment node
import { expect, it } from 'vitest';
import { goodAnswers } from './testing/harness';
import { opened, submitAmount } from './testing/journeys';

it('a call is not answered by what was asked before it: ₹20,000 comes late and does not count for ₹54,990', () => {
  const harness = opened();
  submitAmount(harness, '20000');
  const late = harness.pending('getEmiDetails').requestId;
  harness.send({ type: 'back' });
  submitAmount(harness, '54990');
  expect(harness.pending('getEmiDetails').requestId).not.toBe(late);
  harness.send({ type: 'callSucceeded', call: 'getEmiDetails', requestId: late, data: goodAnswers.getEmiDetails });
  expect(harness.state.purchase.getEmiDetailsResponse).toEqual({ status: 'initiated' });
});
