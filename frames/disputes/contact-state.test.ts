import { describe, expect, it } from 'vitest';
import { beginContact, type ContactEvent, type ContactFields, type ContactState, reduceContact } from './contact-state';
import { purchase, TXN_UUID } from './testing/samples';

const nothing = { txnId: null, topic: null, lastTxnUuid: null };
const begun = (change: Partial<ContactFields> = {}): ContactState => {
  const state = beginContact([purchase(), purchase({ txnUuid: 'other', txnId: 'OTHER' })], null, nothing);
  return { ...state, fields: { ...state.fields, ...change } };
};
const whole = { topic: 'DEBIT', txnUuid: TXN_UUID, message: 'Twice.' } as const;
const through = (state: ContactState, ...events: readonly ContactEvent[]): ContactState =>
  events.reduce(reduceContact, state);
const submitted: ContactEvent = { type: 'submitted', areFilesSending: false };

describe('the form of a dispute begins', () => {
  it('with the purchase and the topic that its address names, by either name of the purchase', () => {
    for (const txnId of [TXN_UUID, 'KD7H2M9Q01'])
      expect(beginContact([purchase()], null, { txnId, topic: 'RETURN', lastTxnUuid: null })).toMatchObject({
        fields: { topic: 'RETURN', txnUuid: TXN_UUID, message: '', email: '' },
        isChoosing: false,
        isRestored: false,
      });
  });

  it('with nothing where the address names what is not the shopper’s, or no topic', () => {
    const state = beginContact([purchase()], null, {
      txnId: 'another user’s',
      topic: 'constructor',
      lastTxnUuid: null,
    });
    expect(state).toMatchObject({ fields: { topic: null, txnUuid: null }, isChoosing: true });
    expect(beginContact([], null, nothing).isChoosing).toBe(false);
  });

  it('with the only purchase where the address names none, and with none of several', () => {
    expect(beginContact([purchase()], null, nothing)).toMatchObject({
      fields: { topic: null, txnUuid: TXN_UUID },
      isChoosing: false,
    });
    const other = purchase({ txnUuid: 'other', txnId: 'OTHER' });
    expect(beginContact([purchase(), other], null, nothing)).toMatchObject({
      fields: { txnUuid: null },
      isChoosing: true,
    });
  });

  it('with the payment that this browser opened last where there are two purchases and the address names none', () => {
    const other = purchase({ txnUuid: 'other', txnId: 'OTHER' });
    const chosen = (asked: Parameters<typeof beginContact>[2], draft: ContactFields | null = null) =>
      beginContact([purchase(), other], draft, asked).fields.txnUuid;
    expect(chosen({ ...nothing, lastTxnUuid: 'other' })).toBe('other');
    expect(chosen({ ...nothing, txnId: TXN_UUID, lastTxnUuid: 'other' })).toBe(TXN_UUID);
    expect(chosen({ ...nothing, txnId: 'unknown', lastTxnUuid: 'other' })).toBeNull();
    expect(chosen({ ...nothing, lastTxnUuid: 'of another shopper' })).toBeNull();
    expect(chosen({ ...nothing, lastTxnUuid: 'other' }, { ...whole, email: '' })).toBe(TXN_UUID);
  });

  it('starts with the stored draft unless the address names another purchase; ignores an empty draft', () => {
    const draft = { topic: 'COST', txnUuid: TXN_UUID, message: 'More than', email: '' } as const;
    expect(beginContact([purchase()], draft, nothing)).toMatchObject({ fields: draft, isRestored: true });
    expect(beginContact([purchase()], draft, { txnId: TXN_UUID, topic: null, lastTxnUuid: null }).isRestored).toBe(
      true,
    );
    const other = purchase({ txnUuid: 'other', txnId: 'OTHER' });
    expect(beginContact([purchase(), other], draft, { txnId: 'other', topic: null, lastTxnUuid: null })).toMatchObject({
      fields: { txnUuid: 'other', message: '' },
      isRestored: false,
    });
    const blank = { topic: null, txnUuid: TXN_UUID, message: ' ', email: '' };
    expect(beginContact([purchase()], blank, nothing).isRestored).toBe(false);
    // A purchase that does not exist any more.
    expect(beginContact([other], draft, nothing).fields.txnUuid).toBeNull();
  });
});

describe('the form of a dispute', () => {
  // @req ODR-008
  it('is not sent without a topic, its purchase, words, a right e-mail, and files that have come through', () => {
    const files: ContactEvent = { type: 'submitted', areFilesSending: true };
    expect(through(begun({ email: 'no address' }), files)).toMatchObject({
      step: 'editing',
      faults: ['topic', 'message', 'files', 'email'],
    });
    expect(through(begun({ topic: 'DEBIT', message: 'x' }), submitted)).toMatchObject({
      faults: ['purchase'],
      isChoosing: true,
    });
    expect(through(begun({ topic: 'OTHER', message: 'x' }), submitted).step).toBe('sending');
    expect(through(begun(whole), submitted)).toMatchObject({ step: 'sending', faults: [] });
  });

  it('forgets a fault as soon as its part is changed', () => {
    const faulty = through(begun(), submitted);
    expect(faulty.faults).toEqual(['topic', 'message']);
    expect(through(faulty, { type: 'typed', fields: { message: 'x' } }).faults).toEqual(['topic']);
    expect(through(faulty, { type: 'typed', fields: { topic: 'DEBIT' } }, submitted).faults).toEqual([
      'purchase',
      'message',
    ]);
  });

  // @req ODR-001
  it('changes nothing while it is sent, and keeps what was written when it is refused', () => {
    const sending = through(begun(whole), submitted);
    for (const event of [submitted, { type: 'startedOver' }, { type: 'typed', fields: { message: '' } }] as const)
      expect(through(sending, event)).toBe(sending);
    const refused = (status: number, kind: 'http' | 'network' = 'http') =>
      through(sending, { type: 'refused', status, kind });
    expect([refused(429), refused(404), refused(500), refused(500, 'network')].map(({ failure }) => failure)).toEqual([
      'tooMany',
      'missing',
      'other',
      'offline',
    ]);
    expect(refused(429)).toMatchObject({ step: 'editing', fields: whole });
  });

  it('can be started over', () => {
    const restored = beginContact([purchase()], { ...whole, email: '' }, nothing);
    expect(through(restored, { type: 'startedOver' })).toMatchObject({
      fields: { topic: null, txnUuid: null, message: '', email: '' },
      isRestored: false,
      isChoosing: true,
    });
  });
});
