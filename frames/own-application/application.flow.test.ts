import { describe, expect, it } from 'vitest';
import { APPLICATION_CONSENT_VERSION } from '../../shared/legal/application-consent';
import { clientFailure } from '../platform/api/failure';
import { refusal, runFlow } from '../platform/page/testing/run-flow';
import { applicationFlow, type Draft } from './application.flow';
import { applicationData, statusAnswer } from './testing/samples';
import { nothingTyped, type TypedField } from './typed';

/** 24 Nov 2026. */
const NOW_MS = 1_795_478_400_000;
const run = (draft: Draft | null = null, data = applicationData) => {
  const flow = runFlow(applicationFlow, { data, draft }, NOW_MS);
  return {
    ...flow,
    /** Effects without drafts. */
    led: () => flow.effects.filter(({ type }) => type !== 'keepDraft'),
    step: () => flow.state().ntbFlow.step,
  };
};
type Running = ReturnType<typeof run>;
const type = ({ send }: Running, values: Partial<Record<TypedField, string>>): void => {
  for (const [field, text] of Object.entries(values)) send({ type: 'fieldTyped', field: field as TypedField, text });
};
const on = ({ send }: Running): void => send({ type: 'wentOn' });
const fillYou = (flow: Running): void =>
  type(flow, { userName: 'Asha Rao', dateOfBirth: '01011990', pan: 'abcde1234f', pincode: '560001' });
function fillIncome(flow: Running): void {
  flow.send({ type: 'workChosen', worksAs: 'SALARIED' });
  type(flow, { monthlyIncome: '42,000', monthlyEmis: '3,500', employer: 'Cauvery Textiles' });
}
function toBank(flow: Running): Running {
  on(flow);
  fillYou(flow);
  on(flow);
  fillIncome(flow);
  on(flow);
  flow.send({ type: 'lenderChosen', lenderId: '1' });
  on(flow);
  return flow;
}
function sendIt(flow: Running): Running {
  toBank(flow);
  flow.send({ type: 'consentToggled', language: 'en' });
  on(flow);
  return flow;
}
const offline = clientFailure(new Error('Network Error'), 'network');

describe('the steps of an application', () => {
  it('go from the first to the last and back, each once it is complete', () => {
    const flow = run();
    const seen = [flow.step()];
    toBank(flow);
    seen.push(flow.step());
    for (const _ of [1, 2, 3, 4, 5]) {
      flow.send({ type: 'wentBack' });
      seen.push(flow.step());
    }
    expect(seen).toEqual(['initial', 'bank', 'offers', 'income', 'you', 'initial', 'initial']);
  });

  it('stay and name the missing fields', () => {
    const flow = run();
    const issues = () => [flow.step(), flow.state().issues];
    on(flow);
    on(flow);
    expect(issues()).toEqual(['you', ['userName', 'dateOfBirth', 'pan', 'pincode']]);
    type(flow, { userName: 'Asha Rao' });
    expect(flow.state().issues).not.toContain('userName');
    fillYou(flow);
    on(flow);
    on(flow);
    expect(issues()).toEqual(['income', ['worksAs', 'monthlyIncome']]);
    flow.send({ type: 'workChosen', worksAs: 'SALARIED' });
    type(flow, { monthlyIncome: '42000' });
    on(flow);
    expect(flow.state().issues).toEqual(['employer']);
    flow.send({ type: 'workChosen', worksAs: 'PENSION' });
    on(flow);
    on(flow);
    expect(issues()).toEqual(['offers', ['lender']]);
  });

  it('end at the age of 16 years', () => {
    const flow = run();
    on(flow);
    fillYou(flow);
    type(flow, { dateOfBirth: '01012010' });
    on(flow);
    expect([flow.step(), flow.state().issues]).toEqual(['you', ['dateOfBirth']]);
  });

  it('read the shop of the purchase with the first of them, once', () => {
    const flow = run(null, { ...applicationData, amount: 36_000, merchantId: 'zenmart' });
    expect(flow.sent).toEqual([]);
    on(flow);
    expect(flow.sent).toEqual([['shop', { merchantId: 'zenmart' }]]);
    flow.answer('shop', { merchantName: 'Zenmart' });
    flow.send({ type: 'wentBack' });
    on(flow);
    expect([flow.sent.length, flow.state().shop]).toEqual([1, { merchantName: 'Zenmart' }]);
  });
});

describe('an application that is sent', () => {
  it('needs the consent, and is sent once with all its data', () => {
    const flow = toBank(run());
    on(flow);
    expect(flow.sent).toEqual([]);
    flow.send({ type: 'consentToggled', language: 'en' });
    on(flow);
    on(flow);
    expect(flow.sent).toEqual([
      [
        'apply',
        {
          lenderId: '1',
          userName: 'Asha Rao',
          email: '',
          dateOfBirth: '1990-01-01',
          pan: 'ABCDE1234F',
          pincode: '560001',
          consent: { version: APPLICATION_CONSENT_VERSION, language: 'en' },
          income: { worksAs: 'SALARIED', monthlyIncome: 42_000, monthlyEmis: 3_500, employer: 'Cauvery Textiles' },
        },
      ],
    ]);
  });

  it('has the consent for one lender: another lender unticks the box', () => {
    const flow = toBank(run());
    flow.send({ type: 'consentToggled', language: 'hi' });
    flow.send({ type: 'wentBack' });
    flow.send({ type: 'lenderChosen', lenderId: '2203' });
    expect(flow.state().consentIn).toBeNull();
  });

  it.each([
    [null, 'status'],
    ['https://lender.example/a', 'lender'],
  ] as const)('with the lender’s page %s leads to the page “%s”, and forgets PAN and date of birth', (url, place) => {
    const flow = sendIt(run());
    const answer = { ...statusAnswer, lenderWindowUrl: url };
    flow.answer('apply', answer);
    expect(flow.led()).toEqual([{ type: 'goTo', place, query: { applicationId: 'KA-11111-22222' } }]);
    const { ntbFlow, typed, apply } = flow.state();
    expect(ntbFlow).toMatchObject({
      applicationId: 'KA-11111-22222',
      creditApplicationStatusResponse: answer,
      lenderWindowUrl: url ?? '',
    });
    expect([typed, apply]).toEqual([nothingTyped, { step: 'leaving' }]);
    expect(flow.effects.at(-1)?.type).toBe('goTo');
  });

  it.each([4106, 4107])(
    'that is refused with %i leads to the failure, and that lender is not offered again',
    (code) => {
      const flow = sendIt(run());
      flow.fail('apply', refusal({ code, reaction: 'tryAnotherLender' }));
      expect(flow.led()).toEqual([{ type: 'goTo', place: 'failure', query: { code: String(code) } }]);
      const { ntbFlow, rejectedLenderIds } = flow.state();
      expect(ntbFlow.lenderList.map(({ lenderId }) => lenderId)).toEqual(['2203']);
      expect([ntbFlow.selectedNtbLender, ntbFlow.step, rejectedLenderIds]).toEqual(['', 'offers', ['1']]);
      expect(flow.effects).toContainEqual({
        type: 'keepDraft',
        draft: expect.objectContaining({ step: 'offers', rejectedLenderIds: ['1'] }),
      });
    },
  );

  it('can be sent again after a lost answer', () => {
    const flow = sendIt(run());
    flow.fail('apply', offline);
    expect(flow.state()).toMatchObject({
      ntbFlow: { step: 'bank' },
      apply: { step: 'idle', problem: offline },
      typed: { pan: 'ABCDE1234F' },
    });
    on(flow);
    expect([flow.sent.length, flow.state().apply]).toEqual([2, { step: 'sending' }]);
  });

  it('cannot be changed while the call is pending', () => {
    const flow = sendIt(run());
    const before = flow.state();
    type(flow, { userName: 'Other' });
    flow.send({ type: 'wentBack' });
    flow.send({ type: 'lenderChosen', lenderId: '2203' });
    flow.send({ type: 'workChosen', worksAs: 'STUDENT' });
    flow.send({ type: 'consentToggled', language: null });
    flow.send({ type: 'startedOver' });
    expect(flow.state()).toBe(before);
  });
});

describe('a draft', () => {
  const draft: Draft = {
    step: 'bank',
    selectedNtbLender: '1',
    rejectedLenderIds: [],
    typed: { ...nothingTyped, userName: 'Asha Rao', pincode: '560001' },
  };

  it('leads back to its step, where PAN and date of birth are typed again, and to the first incomplete step', () => {
    const flow = run(draft);
    expect([flow.step(), flow.state().isRestored]).toEqual(['bank', true]);
    on(flow);
    expect(flow.state().issues).toEqual(['dateOfBirth', 'pan']);
    type(flow, { dateOfBirth: '01011990', pan: 'ABCDE1234F' });
    flow.send({ type: 'consentToggled', language: 'en' });
    on(flow);
    expect([flow.step(), flow.state().issues, flow.sent]).toEqual(['income', ['worksAs', 'monthlyIncome'], []]);
  });

  it('selects no lender that accepts no application, and offers none that has refused', () => {
    expect(run({ ...draft, selectedNtbLender: '7' }).state().ntbFlow.selectedNtbLender).toBe('');
    const { ntbFlow } = run({ ...draft, rejectedLenderIds: ['1'] }).state();
    expect([ntbFlow.lenderList.map(({ lenderId }) => lenderId), ntbFlow.selectedNtbLender]).toEqual([['2203'], '2203']);
  });

  it('is dropped by a new start, which loads the page again', () => {
    const flow = run(draft);
    flow.send({ type: 'startedOver' });
    expect(flow.state().ntbFlow).toMatchObject({ step: 'initial', lenderList: [], selectedNtbLender: '' });
    expect([flow.state().typed.userName, flow.effects]).toEqual(['', [{ type: 'reload' }]]);
  });
});
