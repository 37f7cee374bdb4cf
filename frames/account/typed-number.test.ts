import { expect, it } from 'vitest';
import { memoryStore } from '../platform/storage/key-value-store';
import { noWelcome } from '../platform/stored/user';
import { createAccountMachine } from './machine';
import { keepTypedNumber } from './typed-number';

const START_MS = 1_700_000_000_000;
const HOUR_MS = 3_600_000;

/** Loads a page for a guest at a time, and returns its number. */
function load(store = memoryStore(), nowMs = START_MS) {
  const machine = createAccountMachine(() => nowMs);
  keepTypedNumber(machine, store, () => nowMs);
  machine.send({
    type: 'opened',
    next: null,
    givenMobile: null,
    place: 'account',
    leadsOn: false,
    amount: null,
    came: { campaign: {}, variation: undefined },
    lenderDetails: [],
    welcome: noWelcome,
  });
  const answer = (call: 'identifyUser' | 'sendOtp' | 'verifyOtp', data: object): void =>
    // SAFETY: the response of that endpoint.
    machine.send({
      type: 'callSucceeded',
      call,
      requestId: machine.state.calls[call]?.requestId ?? -1,
      data,
    } as Parameters<typeof machine.send>[0]);
  answer('identifyUser', { authDetails: null, permissions: [] });
  return { store, machine, answer };
}
const type = ({ machine }: ReturnType<typeof load>, text: string): void => machine.send({ type: 'mobileTyped', text });
const shown = ({ machine }: ReturnType<typeof load>): unknown => [
  machine.state.mobile,
  machine.state.screen.name === 'guest' && machine.state.screen.why,
];

it('is restored after a reload with a notice, also half of a number', () => {
  const first = load();
  type(first, '98765');
  expect(shown(load(first.store))).toEqual(['98765', 'restored']);
  expect(shown(load())).toEqual(['', null]);
});

it('is stored for an hour, in encoded form', () => {
  const { store, ...first } = load();
  type({ store, ...first }, '9876543210');
  expect(store.get('typedNumber')).not.toContain('9876543210');
  expect(shown(load(store, START_MS + HOUR_MS - 1))).toEqual(['9876543210', 'restored']);
  expect(shown(load(store, START_MS + HOUR_MS))).toEqual(['', null]);
});

it('is forgotten once it is taken out of the field, and once its owner has logged in', () => {
  const first = load();
  type(first, '9876543210');
  type(first, '');
  expect(first.store.get('typedNumber')).toBeNull();

  const other = load();
  type(other, '9876543210');
  other.machine.send({ type: 'mobileSubmitted' });
  other.answer('sendOtp', { resendAtMs: START_MS, expiresAtMs: START_MS + HOUR_MS, attemptsRemaining: 3 });
  other.machine.send({ type: 'termsToggled', isAccepted: true });
  other.machine.send({ type: 'codeTyped', text: '12345' });
  expect(shown(load(other.store))).toEqual(['9876543210', 'restored']);
  other.answer('verifyOtp', {
    authDetails: { mobile: '9876543210', maskedMobile: '98XXXXX210', userId: 'u-1' },
    permissions: ['AUTHENTICATED'],
  });
  expect(other.store.get('typedNumber')).toBeNull();
});

it('ignores a stored value that is not a number', () => {
  const store = memoryStore();
  store.set('typedNumber', 'eyJ2ZXJzaW9uIjoxfQ');
  expect(shown(load(store))).toEqual(['', null]);
  expect(store.get('typedNumber')).toBeNull();
});
