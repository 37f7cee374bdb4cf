import { describe, expect, it } from 'vitest';
import { clientFailure } from '../platform/api/failure';
import { runFlow } from '../platform/page/testing/run-flow';
import { type Mandate, statusFlow } from './status.flow';
import { statusAnswer } from './testing/samples';

const NOW_MS = 1_893_456_060_000;
const run = (part: Partial<typeof statusAnswer> = {}) =>
  runFlow(statusFlow, { answer: { ...statusAnswer, ...part } }, NOW_MS);
const offline = clientFailure(new Error('Network Error'), 'network');
const OWN = { applicationId: 'KA-11111-22222' };
const needed: Mandate = {
  mandateStatus: 'NEEDED',
  redirection: { url: 'https://bank.example/m', params: { key: 'a b' }, expiresAtMs: NOW_MS + 1 },
  serverNowMs: NOW_MS,
};

describe('the status of a filed application', () => {
  it('is read 2 s after each answer while the lender decides, and not after the decision', () => {
    const flow = run();
    expect([flow.delays, flow.sent]).toEqual([{ look: 2_000 }, []]);
    flow.fire('look');
    expect([flow.sent, flow.state().refresh]).toEqual([[['status', OWN]], 'running']);
    flow.answer('status', { ...statusAnswer, status: 'REJECTED' });
    expect(flow.state()).toMatchObject({ refresh: 'none', answer: { status: 'REJECTED' } });
    flow.fire('look');
    expect(flow.sent).toHaveLength(1);
  });

  it('is not polled while the customer has still to finish on the lender’s page', () => {
    const flow = run({ lenderWindowUrl: 'https://lender.example/a' });
    expect([flow.delays, flow.sent]).toEqual([{}, []]);
    flow.send({ type: 'lookedAgain' });
    flow.answer('status', statusAnswer);
    expect(flow.delays).toEqual({ look: 2_000 });
  });

  it('stays as it was after a failed read, is polled on, and is read at once when the network is back', () => {
    const flow = run();
    flow.send({ type: 'lookedAgain' });
    flow.fail('status', offline);
    expect(flow.state()).toMatchObject({ refresh: 'failed', answer: { status: 'SUBMITTED' } });
    flow.wentOnline();
    expect(flow.state().refresh).toBe('running');
    flow.wentOnline();
    expect(flow.sent).toHaveLength(2);
    flow.answer('status', statusAnswer);
    flow.fire('look');
    expect([flow.sent.length, flow.state().refresh]).toEqual([3, 'running']);
  });
});

describe('the mandate of an approved application', () => {
  const approved = () => run({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
  const opened = { type: 'open', url: 'https://bank.example/m?key=a+b' };

  it('is read at once, and a press opens the lender’s page with its signed query', () => {
    const flow = approved();
    expect(flow.sent).toEqual([['mandate', OWN]]);
    flow.answer('mandate', needed);
    flow.send({ type: 'mandateAsked' });
    expect(flow.effects).toEqual([opened]);
  });

  it('is read again by a press after its address has expired', () => {
    const flow = approved();
    flow.answer('mandate', {
      ...needed,
      redirection: needed.redirection && { ...needed.redirection, expiresAtMs: NOW_MS },
    });
    flow.send({ type: 'mandateAsked' });
    expect([flow.sent.length, flow.effects, flow.state().mandateCall]).toEqual([
      2,
      [],
      { step: 'sending', opens: true },
    ]);
    flow.answer('mandate', needed);
    expect([flow.effects, flow.state().mandateCall]).toEqual([[opened], { step: 'idle', problem: null }]);
  });

  it('opens nothing without a press, nor by a press while the first read is pending', () => {
    const flow = approved();
    flow.send({ type: 'mandateAsked' });
    expect(flow.state().mandateCall).toEqual({ step: 'sending', opens: false });
    flow.answer('mandate', needed);
    expect(flow.effects).toEqual([]);
  });

  it('shows a failure until it is read again', () => {
    const flow = approved();
    flow.fail('mandate', offline);
    expect(flow.state().mandateCall).toEqual({ step: 'idle', problem: offline });
    flow.send({ type: 'mandateAsked' });
    expect([flow.state().mandateCall, flow.sent.length]).toEqual([{ step: 'sending', opens: true }, 2]);
  });
});

describe('a question about an application', () => {
  it('is sent once with its topic, and opens a ticket', () => {
    const flow = run();
    flow.send({ type: 'questionOpened' });
    flow.send({ type: 'topicChosen', topic: 'DETAILS' });
    flow.send({ type: 'questionTyped', message: ' My name is wrong ' });
    flow.send({ type: 'questionSent' });
    flow.send({ type: 'questionSent' });
    expect(flow.sent).toEqual([['ask', { ...OWN, topic: 'DETAILS', message: 'My name is wrong' }]]);
    flow.answer('ask', { ticketId: 'KT-1' });
    expect(flow.state().question).toEqual({ step: 'sent', ticketId: 'KT-1' });
  });

  it('without a text is not sent, and keeps its text after a failure', () => {
    const flow = run();
    flow.send({ type: 'questionOpened' });
    flow.send({ type: 'questionTyped', message: '  ' });
    flow.send({ type: 'questionSent' });
    expect([flow.sent, flow.state().question]).toMatchObject([[], { problem: 'missing' }]);
    flow.send({ type: 'questionTyped', message: 'When?' });
    flow.send({ type: 'questionSent' });
    flow.fail('ask', offline);
    expect(flow.state().question).toEqual({ step: 'writing', topic: 'STATUS', message: 'When?', problem: offline });
  });

  it('about a refused application begins with the topic REJECTION', () => {
    const flow = run({ status: 'REJECTED' });
    flow.send({ type: 'questionOpened' });
    expect(flow.state().question).toMatchObject({ topic: 'REJECTION' });
  });
});
