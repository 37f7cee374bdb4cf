import { beforeEach, describe, expect, it } from 'vitest';
import { clientFailure, type Failure } from '../../platform/api/failure';
import { statusAnswer } from '../testing/samples';
import { reduceStatus } from './reduce-status';
import { type AnyStatusEffect, firstStatus, type Mandate, type StatusCalls, type StatusState } from './status-state';

const NOW_MS = 1_893_456_060_000;
let state: StatusState;
let effects: AnyStatusEffect[];
beforeEach(() => begin());

function begin(part: Partial<typeof statusAnswer> = {}): void {
  state = firstStatus({ ...statusAnswer, ...part });
  effects = [];
}
function send(event: Parameters<typeof reduceStatus>[1]): void {
  const next = reduceStatus(state, event, NOW_MS);
  state = next.state;
  effects.push(...next.effects);
}
const asked = () =>
  effects.flatMap((effect) => (effect.type === 'call' ? [[effect.pending.call, effect.pending.body]] : []));
const others = () => effects.filter((effect) => effect.type !== 'call');
const requestId = (call: keyof StatusCalls): number => state.calls[call]?.requestId ?? -1;
const answer = (part: Partial<typeof statusAnswer>): void =>
  send({ type: 'callSucceeded', call: 'status', requestId: requestId('status'), data: { ...statusAnswer, ...part } });
const fail = (call: keyof StatusCalls, failure: Failure = clientFailure(new Error('No.'), 'network')): void =>
  send({ type: 'callFailed', call, requestId: requestId(call), failure });
const answerMandate = (data: Mandate): void =>
  send({ type: 'callSucceeded', call: 'mandate', requestId: requestId('mandate'), data });

const OWN = { applicationId: 'KA-11111-22222' };
const needed: Mandate = {
  mandateStatus: 'NEEDED',
  redirection: { url: 'https://bank.example/m', params: { key: 'a b' }, expiresAtMs: NOW_MS + 1 },
  serverNowMs: NOW_MS,
};

describe('an application that was filed', () => {
  it('is asked for 2 s after each answer while the lender decides, and no more once it has', () => {
    send({ type: 'shown' });
    const [timer] = others();
    expect(timer).toEqual({ type: 'startTimer', id: state.timerId, delayMs: 2_000 });
    send({ type: 'timerFired', id: -1 });
    expect(asked()).toEqual([]);
    send({ type: 'timerFired', id: state.timerId ?? -1 });
    expect([asked(), state.refresh]).toEqual([[['status', OWN]], 'running']);
    answer({ status: 'REJECTED' });
    expect([state.refresh, state.timerId, others().length]).toEqual(['none', null, 1]);
  });

  it('is not asked for by itself while the customer has still to finish on the lender’s page', () => {
    begin({ lenderWindowUrl: 'https://lender.example/a' });
    send({ type: 'shown' });
    expect([effects, state.ntb.lenderWindowUrl]).toEqual([[], 'https://lender.example/a']);
    send({ type: 'lookedAgain' });
    answer({});
    expect([state.ntb.lenderWindowUrl, others().length]).toEqual(['', 1]);
  });

  it('keeps what was seen where a look fails, goes on asking, and looks at once when the network is back', () => {
    send({ type: 'shown' });
    send({ type: 'lookedAgain' });
    fail('status');
    expect([state.refresh, state.ntb.creditApplicationStatusResponse?.status]).toEqual(['failed', 'SUBMITTED']);
    expect(state.timerId).not.toBeNull();
    send({ type: 'wentOnline' });
    expect([state.refresh, asked().length]).toEqual(['running', 2]);
    send({ type: 'wentOnline' });
    expect(asked()).toHaveLength(2);
  });
});

describe('the mandate of an approved application', () => {
  beforeEach(() => begin({ status: 'APPROVED', creditLineStatus: 'APPROVED' }));

  it('is asked about once it is approved, and pressed leads to the lender’s page with its signed query', () => {
    send({ type: 'shown' });
    expect(asked()).toEqual([['mandate', OWN]]);
    answerMandate(needed);
    send({ type: 'mandateAsked' });
    expect(others()).toEqual([{ type: 'leaveFor', url: 'https://bank.example/m?key=a+b' }]);
  });

  it('whose way is past its time is asked for anew', () => {
    send({ type: 'shown' });
    answerMandate({ ...needed, redirection: needed.redirection && { ...needed.redirection, expiresAtMs: NOW_MS } });
    send({ type: 'mandateAsked' });
    expect([asked().length, others(), state.isLeaving]).toEqual([2, [], true]);
    answerMandate(needed);
    expect([others(), state.isLeaving]).toEqual([[{ type: 'leaveFor', url: 'https://bank.example/m?key=a+b' }], false]);
  });

  it('is gone to once: what is asked without a press, or failed before, leads nowhere', () => {
    send({ type: 'shown' });
    fail('mandate');
    send({ type: 'mandateAsked' });
    fail('mandate');
    expect(state.isLeaving).toBe(false);
    send({ type: 'shown' });
    answerMandate(needed);
    expect(others()).toEqual([]);
  });

  it('says that it could not be asked about, until it is asked once more', () => {
    send({ type: 'shown' });
    fail('mandate');
    expect(state.mandateFailure?.kind).toBe('network');
    send({ type: 'mandateAsked' });
    expect([state.mandateFailure, asked().length]).toEqual([null, 2]);
  });
});

describe('a question about an application', () => {
  it('is sent with its topic, once, and becomes a ticket', () => {
    send({ type: 'questionOpened' });
    send({ type: 'topicChosen', topic: 'DETAILS' });
    send({ type: 'questionTyped', message: ' My name is wrong ' });
    send({ type: 'questionSent' });
    send({ type: 'questionSent' });
    expect(asked()).toEqual([['ask', { ...OWN, topic: 'DETAILS', message: 'My name is wrong' }]]);
    const data = { ticketId: 'KT-1', ...OWN, status: 'OPEN', updatedDate: '2030-01-01' } as const;
    send({ type: 'callSucceeded', call: 'ask', requestId: requestId('ask'), data });
    expect(state.question).toEqual({ step: 'sent', ticketId: 'KT-1' });
  });

  it('of no words is not sent; one that fails is there to be sent again', () => {
    send({ type: 'questionOpened' });
    send({ type: 'questionTyped', message: '  ' });
    send({ type: 'questionSent' });
    expect([asked(), state.question]).toMatchObject([[], { isMissing: true }]);
    send({ type: 'questionTyped', message: 'When?' });
    send({ type: 'questionSent' });
    fail('ask');
    expect(state.question).toMatchObject({ step: 'writing', message: 'When?', failure: { kind: 'network' } });
  });

  it('about a refusal begins with that topic', () => {
    begin({ status: 'REJECTED' });
    send({ type: 'questionOpened' });
    expect(state.question).toMatchObject({ topic: 'REJECTION' });
  });
});
