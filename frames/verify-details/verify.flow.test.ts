import { expect, it } from 'vitest';
import { refusal, runFlow } from '../platform/page/testing/run-flow';
import { asGuest, filed } from './testing/sample';
import { type VerifyEvent, verifyFlow } from './verify.flow';

const REF = 'r'.repeat(22);
const run = (events: readonly VerifyEvent[], application = filed()) => {
  const flow = runFlow(verifyFlow, { reference: REF, application });
  for (const event of events) flow.send(event);
  return flow;
};
const names = ({ sent }: ReturnType<typeof run>): string[] => sent.map(([name]) => name);

it('nothing is sent without the consent, and nothing is declined without a reason', () => {
  expect(names(run([{ type: 'submitted' }]))).toEqual([]);
  expect(names(run([{ type: 'declineAsked' }, { type: 'declined' }]))).toEqual([]);
});

it('one call is made at a time: an application that is being sent cannot be declined', () => {
  const flow = run([
    { type: 'consentToggled', language: 'en' },
    { type: 'submitted' },
    { type: 'submitted' },
    { type: 'declineAsked' },
  ]);
  expect(names(flow)).toEqual(['submit']);
  expect(flow.state()).toMatchObject({ decision: { step: 'reading', call: { step: 'sending' } } });
});

it('the answer of the server replaces the application, whose consent names the language that was read', () => {
  const flow = run([{ type: 'consentToggled', language: 'hi' }, { type: 'submitted' }]);
  expect(flow.sent).toMatchObject([['submit', { ref: REF, consent: { language: 'hi' } }]]);
  const application = filed({ state: 'submitted', details: null });
  flow.answer('submit', application);
  expect(flow.state()).toEqual({ view: 'ended', ref: REF, application });
});

it('an application that another phone has changed is shown as it is after a refusal', () => {
  const flow = run([{ type: 'consentToggled', language: 'en' }, { type: 'submitted' }]);
  flow.fail('submit', refusal());
  expect(names(flow)).toEqual(['submit', 'look']);
  flow.answer('look', filed());
  expect(flow.state()).toMatchObject({ view: 'open', decision: { consentIn: 'en', call: { problem: {} } } });
  flow.send({ type: 'submitted' });
  flow.fail('submit', refusal());
  flow.answer('look', filed({ state: 'declined', details: null }));
  expect(flow.state()).toMatchObject({ view: 'ended', application: { state: 'declined' } });
});

it('ticks stay when an agent’s application changes from filed to opened', () => {
  const flow = run([{ type: 'consentToggled', language: 'en' }, { type: 'submitted' }], filed({ state: 'filed' }));
  flow.fail('submit', refusal());
  flow.answer('look', filed({ state: 'opened' }));
  expect(flow.state()).toMatchObject({ application: { state: 'opened' }, decision: { consentIn: 'en' } });
});

it('a code without an attempt left leads back to the start, with its failure', () => {
  const flow = run([{ type: 'otpAsked' }], asGuest());
  flow.answer('sendOtp', { resendAtMs: 31_000, attemptsRemaining: 1 });
  for (const event of [
    { type: 'termsToggled', isAccepted: true },
    { type: 'codeTyped', text: '12345' },
  ] as const)
    flow.send(event);
  flow.fail('prove', refusal({ reaction: 'useAnotherNumber', attemptsRemaining: 0 }));
  expect(flow.state()).toMatchObject({
    view: 'guest',
    proof: { step: 'askOtp', call: { step: 'idle', problem: { attemptsRemaining: 0 } } },
  });
});
