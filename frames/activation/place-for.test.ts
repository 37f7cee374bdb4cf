import { expect, it } from 'vitest';
import type { ActivationPlace } from '../../shared/site/activation-addresses';
import { placeFor } from './place-for';

type Status = 'NONE' | 'APPROVED' | 'ACTIVE' | null;
const ends: readonly ActivationPlace[] = ['success', 'failure', 'newUser', 'preApproved'];
const lines: readonly Status[] = ['NONE', 'APPROVED', 'ACTIVE', null];
const ask = (asked: ActivationPlace, status: Status, registration: Parameters<typeof placeFor>[2] = null) =>
  placeFor(asked, { status }, registration);

it.each(['redirect', 'steps', 'mobile'] as const)('%s is open to everybody', (asked) => {
  for (const status of lines) expect(ask(asked, status)).toBe(asked);
});

it('the second factor is asked for until the line is in use', () => {
  expect(lines.map((status) => ask('factor', status))).toEqual(['factor', 'factor', 'success', 'factor']);
});

it.each(ends)('%s of a line that is not in use says why it failed, or begins', (asked) => {
  for (const status of ['NONE', 'APPROVED', null] as const) {
    expect(ask(asked, status, { status: 'FAILED', isNewUser: false })).toBe('failure');
    for (const begun of ['NONE', 'STARTED'] as const)
      expect(ask(asked, status, { status: begun, isNewUser: false })).toBe('steps');
  }
});

// @req RTE-053, RTE-054, ACT-014
it('of a line in use each success is shown to its customer', () => {
  const at = (isNewUser: boolean) => ends.map((asked) => ask(asked, 'ACTIVE', { status: 'CONFIRMED', isNewUser }));
  expect(at(true)).toEqual(['success', 'success', 'newUser', 'newUser']);
  expect(at(false)).toEqual(['success', 'success', 'preApproved', 'preApproved']);
});
