import { beforeEach, describe, expect, it } from 'vitest';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { clientFailure, type Failure } from '../../platform/api/failure';
import { firstApply } from '../first-state';
import { applicationData, statusAnswer } from '../testing/samples';
import { reduceApply } from './reduce';
import type { AnyApplyEffect, ApplyState } from './state';
import type { TypedField } from './typed';

/** 24 Nov 2026. */
const NOW_MS = 1_795_478_400_000;
let state: ApplyState;
let effects: AnyApplyEffect[];
beforeEach(() => {
  state = firstApply(applicationData, null);
  effects = [];
});

function send(event: Parameters<typeof reduceApply>[1]): void {
  const next = reduceApply(state, event, NOW_MS);
  state = next.state;
  effects.push(...next.effects);
}
const type = (values: Partial<Record<TypedField, string>>): void => {
  for (const [field, text] of Object.entries(values)) send({ type: 'fieldTyped', field: field as TypedField, text });
};
const on = (): void => send({ type: 'wentOn' });
const fillYou = (): void =>
  type({ userName: 'Asha Rao', dateOfBirth: '01011990', pan: 'abcde1234f', pincode: '560001' });
function fillIncome(): void {
  send({ type: 'workChosen', worksAs: 'SALARIED' });
  type({ monthlyIncome: '42,000', monthlyEmis: '3,500', employer: 'Cauvery Textiles' });
}
function toBank(lenderId = '1'): void {
  on();
  fillYou();
  on();
  fillIncome();
  on();
  send({ type: 'lenderChosen', lenderId });
  on();
}
const sent = () => effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending.body] : []));
const led = () => effects.filter((effect) => effect.type === 'goTo' || effect.type === 'reload');
const requestId = (): number => state.calls.apply?.requestId ?? -1;
const refuse = (failure: Partial<Failure>): void =>
  send({
    type: 'callFailed',
    call: 'apply',
    requestId: requestId(),
    failure: { ...clientFailure(new Error('No.'), 'business'), ...failure },
  });

describe('the steps of an application', () => {
  it('go from the first to the last and back, each once it has what it asks', () => {
    const seen = [state.ntbFlow.step];
    toBank();
    seen.push(state.ntbFlow.step);
    for (const _ of [1, 2, 3, 4, 5]) {
      send({ type: 'wentBack' });
      seen.push(state.ntbFlow.step);
    }
    expect(seen).toEqual(['initial', 'bank', 'offers', 'income', 'you', 'initial', 'initial']);
  });

  it('say what is missing, and stay', () => {
    on();
    on();
    expect([state.ntbFlow.step, state.issues]).toEqual(['you', ['userName', 'dateOfBirth', 'pan', 'pincode']]);
    type({ userName: 'Asha Rao' });
    expect(state.issues).not.toContain('userName');
    fillYou();
    on();
    on();
    expect([state.ntbFlow.step, state.issues]).toEqual(['income', ['worksAs', 'monthlyIncome']]);
    send({ type: 'workChosen', worksAs: 'SALARIED' });
    type({ monthlyIncome: '42000' });
    on();
    expect(state.issues).toEqual(['employer']);
    send({ type: 'workChosen', worksAs: 'PENSION' });
    on();
    on();
    expect([state.ntbFlow.step, state.issues]).toEqual(['offers', ['lender']]);
  });

  it('of somebody of 20 years do not go on', () => {
    on();
    fillYou();
    type({ dateOfBirth: '01012010' });
    on();
    expect([state.ntbFlow.step, state.issues]).toEqual(['you', ['dateOfBirth']]);
  });
});

describe('an application that is sent', () => {
  it('waits for the box, then says all of it once', () => {
    toBank();
    on();
    expect(sent()).toEqual([]);
    send({ type: 'consentToggled', language: 'en' });
    on();
    on();
    expect(sent()).toEqual([
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
    ]);
  });

  it('is agreed to for one lender: another one takes the tick away', () => {
    toBank();
    send({ type: 'consentToggled', language: 'hi' });
    send({ type: 'wentBack' });
    send({ type: 'lenderChosen', lenderId: '2203' });
    expect(state.consentIn).toBeNull();
  });

  it.each([
    [null, 'status'],
    ['https://lender.example/a', 'lender'],
  ] as const)('leads on by what the lender has still to ask: %s', (lenderWindowUrl, place) => {
    toBank();
    send({ type: 'consentToggled', language: 'en' });
    on();
    const data = { ...statusAnswer, lenderWindowUrl };
    send({ type: 'callSucceeded', call: 'apply', requestId: requestId(), data });
    expect(led()).toEqual([{ type: 'goTo', place, query: { applicationId: 'KA-11111-22222' } }]);
    expect([
      state.ntbFlow.applicationId,
      state.ntbFlow.creditApplicationStatusResponse,
      state.ntbFlow.lenderWindowUrl,
    ]).toEqual(['KA-11111-22222', data, lenderWindowUrl ?? '']);
    expect([state.typed.pan, state.typed.dateOfBirth]).toEqual(['', '']);
  });

  it.each([4106, 4107])('that is refused with %i leads to the failure, and that lender is offered no more', (code) => {
    toBank();
    send({ type: 'consentToggled', language: 'en' });
    on();
    refuse({ code, reaction: 'tryAnotherLender' });
    expect(led()).toEqual([{ type: 'goTo', place: 'failure', query: { code: String(code) } }]);
    expect([state.ntbFlow.lenderList.map(({ lenderId }) => lenderId), state.ntbFlow.selectedNtbLender]).toEqual([
      ['2203'],
      '',
    ]);
    expect([state.rejectedLenderIds, state.ntbFlow.step]).toEqual([['1'], 'offers']);
  });

  it('that nobody answers stands where it was, and can be sent again', () => {
    toBank();
    send({ type: 'consentToggled', language: 'en' });
    on();
    refuse({ kind: 'network' });
    expect([state.ntbFlow.step, state.failure?.kind, state.typed.pan]).toEqual(['bank', 'network', 'ABCDE1234F']);
    on();
    expect([sent().length, state.failure]).toEqual([2, null]);
  });

  it('cannot be changed while it is on its way', () => {
    toBank();
    send({ type: 'consentToggled', language: 'en' });
    on();
    const before = state;
    type({ userName: 'Other' });
    send({ type: 'wentBack' });
    send({ type: 'lenderChosen', lenderId: '2203' });
    send({ type: 'workChosen', worksAs: 'STUDENT' });
    send({ type: 'consentToggled', language: null });
    send({ type: 'startedOver' });
    expect(state).toBe(before);
  });
});

describe('whoever comes back', () => {
  const draft = {
    step: 'bank' as const,
    selectedNtbLender: '1',
    rejectedLenderIds: [],
    typed: { ...firstApply(applicationData, null).typed, userName: 'Asha Rao', pincode: '560001' },
  };

  it('is at the same step, types PAN and date of birth again, and is led to what else is missing', () => {
    state = firstApply(applicationData, draft);
    expect([state.ntbFlow.step, state.isRestored]).toEqual(['bank', true]);
    on();
    expect(state.issues).toEqual(['dateOfBirth', 'pan']);
    type({ dateOfBirth: '01011990', pan: 'ABCDE1234F' });
    send({ type: 'consentToggled', language: 'en' });
    on();
    expect([state.ntbFlow.step, state.issues, sent()]).toEqual(['income', ['worksAs', 'monthlyIncome'], []]);
  });

  it('has no lender chosen that takes no application any more, and none offered that has refused', () => {
    expect(firstApply(applicationData, { ...draft, selectedNtbLender: '7' }).ntbFlow.selectedNtbLender).toBe('');
    const { ntbFlow: ntb } = firstApply(applicationData, { ...draft, rejectedLenderIds: ['1'] });
    expect([ntb.lenderList.map(({ lenderId }) => lenderId), ntb.selectedNtbLender]).toEqual([['2203'], '2203']);
  });

  it('starts over with nothing left, and the server is asked anew', () => {
    state = firstApply(applicationData, draft);
    send({ type: 'startedOver' });
    expect(state.ntbFlow).toMatchObject({ step: 'initial', lenderList: [], selectedNtbLender: '' });
    expect([state.typed.userName, led()]).toEqual(['', [{ type: 'reload' }]]);
  });
});
