// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { onDetails, withCodeSent } from './testing/journeys';
import { CODE, MOBILE, type Play, START_MS } from './testing/play';

const business = (name: string, more: Partial<Failure> = {}): Partial<Failure> => ({
  kind: 'business',
  name,
  message: 'No.',
  ...more,
});
const wrong = business('INVALID_OTP', { attemptsRemaining: 2 });

function verified(why: Partial<Failure>): Play {
  const play = withCodeSent(onDetails());
  play.send({ type: 'codeTyped', text: CODE });
  play.fail('verifyShareCode', why);
  return play;
}

function firstSent(why: Partial<Failure>): Play {
  const play = onDetails();
  play.send({ type: 'eligibilityAsked' });
  play.send({ type: 'mobileTyped', text: MOBILE });
  play.fail('sendShareCode', why);
  return play;
}

function sentAgain(why: Partial<Failure>): Play {
  const play = withCodeSent(onDetails());
  play.wait(30_000);
  play.send({ type: 'codeResendAsked', nowMs: play.nowMs });
  play.fail('sendShareCode', why);
  return play;
}

const words = ({ state: { mobileFlow: flow } }: Play) => [flow.step, 'failure' in flow && flow.failure?.message];

describe('the words about a share code', () => {
  it.each([
    ['that is wrong', 'codeEntry', () => verified(wrong)],
    ['that is too old', 'codeEntry', () => verified(business('OTP_EXPIRED'))],
    ['that was not sent', 'entering', () => firstSent(business('MOBILE_INVALID'))],
    ['that is asked for too soon', 'codeEntry', () => sentAgain(business('OTP_TOO_SOON', { resendAtMs: START_MS }))],
  ])('%s are shown for 3 s and not 1 ms longer', (_, step, begin) => {
    const play = begin();
    play.wait(2_999);
    expect(words(play)).toEqual([step, 'No.']);
    play.wait(1);
    expect(words(play)).toEqual([step, undefined]);
  });

  it('go and leave the warning of the last attempts, and what was typed meanwhile', () => {
    const play = verified(wrong);
    play.send({ type: 'codeTyped', text: '123' });
    play.wait(3_000);
    expect(play.state.mobileFlow).toMatchObject({ failure: null, code: '123', sent: { attemptsRemaining: 2 } });
  });

  it('of a second wrong code have 3 s of their own', () => {
    const play = verified(wrong);
    play.wait(2_000);
    play.send({ type: 'codeTyped', text: '54321' });
    play.fail('verifyShareCode', wrong);
    play.wait(1_000);
    expect(words(play)).toEqual(['codeEntry', 'No.']);
    play.wait(2_000);
    expect(words(play)).toEqual(['codeEntry', undefined]);
  });

  it('come to nothing where the next code is being verified or the sheet is closed', () => {
    const verifying = verified(wrong);
    verifying.send({ type: 'codeTyped', text: '54321' });
    const closed = verified(wrong);
    closed.send({ type: 'sheetClosed' });
    closed.wait(3_000);
    verifying.wait(3_000);
    expect(verifying.state.mobileFlow.step).toBe('verifying');
    expect(words(closed)).toEqual(['codeEntry', undefined]);
  });

  it('of a number that is blocked stay until another one is typed, also those that come within 3 s of others', () => {
    const blocked = business('MOBILE_BLOCKED', { resendAtMs: START_MS + 1_800_000 });
    const play = verified(wrong);
    play.send({ type: 'codeTyped', text: '54321' });
    play.fail('verifyShareCode', blocked);
    play.wait(60_000);
    expect(words(play)).toEqual(['entering', 'No.']);
    play.send({ type: 'mobileTyped', text: '9' });
    expect(words(play)).toEqual(['entering', undefined]);
  });

  it('of the last attempt stay with the field that is locked, until the next code is sent', () => {
    const play = verified(business('INVALID_OTP', { attemptsRemaining: 0, resendAtMs: START_MS + 1_800_000 }));
    play.wait(1_800_000);
    expect(words(play)).toEqual(['codeEntry', 'No.']);
    play.send({ type: 'codeResendAsked', nowMs: play.nowMs });
    expect(play.state.mobileFlow.step).toBe('sending');
  });
});
