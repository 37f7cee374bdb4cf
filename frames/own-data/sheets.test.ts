import { expect, it } from 'vitest';
import type { Consent } from '../../shared/api/consents';
import { refusal, runFlow } from '../platform/page/testing/run-flow';
import { consentsFlow } from './consents.flow';
import type { PersonalData } from './personal-data';
import { personalDataFlow } from './personal-data.flow';

// SAFETY: the flows read nothing else of them.
const consent = (consentId: string) => ({ consentId }) as Consent;
const held = { name: 'Asha', email: null } as PersonalData;

it('a consent is withdrawn while the withdrawal of another is pending, and the answer of that leaves its sheet open', () => {
  const flow = runFlow(consentsFlow, { consents: [consent('a'), consent('b')], serverNowMs: 0 });
  flow.send({ type: 'withdrawalAsked', consent: consent('a') });
  flow.send({ type: 'withdrawalConfirmed' });
  flow.send({ type: 'sheetClosed' });
  flow.send({ type: 'withdrawalAsked', consent: consent('b') });
  flow.send({ type: 'withdrawalConfirmed' });
  expect(flow.sent.map(([, body]) => body)).toEqual([{ consentId: 'a' }, { consentId: 'b' }]);
  flow.answer('withdraw', { consents: [consent('b')] }, 'a');
  expect(flow.state()).toMatchObject({ withdrawals: 1, sheet: { consent: { consentId: 'b' }, step: 'sending' } });
  flow.fail('withdraw', refusal(), 'b');
  expect(flow.state().sheet).toMatchObject({ step: 'failed' });
});

it('the sheet of a consent whose withdrawal is pending shows that when it is opened again', () => {
  const flow = runFlow(consentsFlow, { consents: [consent('a')], serverNowMs: 0 });
  flow.send({ type: 'withdrawalAsked', consent: consent('a') });
  flow.send({ type: 'withdrawalConfirmed' });
  flow.send({ type: 'sheetClosed' });
  flow.send({ type: 'withdrawalAsked', consent: consent('a') });
  expect(flow.state().sheet).toMatchObject({ step: 'sending' });
});

it('a correction that is pending is not overtaken by another one', () => {
  const flow = runFlow(personalDataFlow, held);
  flow.send({ type: 'correctionAsked' });
  flow.send({ type: 'correctionSent', name: 'Asha Rao', email: '' });
  flow.send({ type: 'sheetClosed' });
  flow.send({ type: 'correctionAsked' });
  expect(flow.state().sheet).toEqual({ name: 'correct', step: 'sending' });
  flow.send({ type: 'correctionSent', name: 'Asha R', email: '' });
  expect(flow.sent).toHaveLength(1);
});
