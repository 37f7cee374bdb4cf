// @vitest-environment node
import { expect, it } from 'vitest';
import { opened, submitAmount } from './testing/journeys';
import { goodAnswers } from './testing/play';

it('a call is not answered by what was asked before it: ₹20,000 comes late and does not count for ₹54,990', () => {
  const play = opened();
  submitAmount(play, '20000');
  const late = play.pending('getEmiDetails').requestId;
  play.send({ type: 'back' });
  submitAmount(play, '54990');
  expect(play.pending('getEmiDetails').requestId).not.toBe(late);
  play.send({ type: 'callSucceeded', call: 'getEmiDetails', requestId: late, data: goodAnswers.getEmiDetails });
  expect(play.state.getEmiDetailsResponse).toEqual({ status: 'initiated' });
});
