import { describe, expect, it } from 'vitest';
import { type AccessEvent, type AccessState, nextAccess } from './access-state';

const states: readonly AccessState<string>[] = [
  { step: 'asking' },
  { step: 'shown', data: 'of before' },
  { step: 'missing' },
  { step: 'blocked' },
  { step: 'failed', why: 'other' },
];
const refusal = (status: number, kind: 'http' | 'network' | 'intercepted' | 'unauthorised' = 'http') =>
  ({ type: 'refused', status, kind }) as const;

describe.each(states)('where there is $step', (state) => {
  it.each<readonly [AccessEvent<string>, AccessState<string>]>([
    [{ type: 'asked' }, { step: 'asking' }],
    [
      { type: 'answered', data: 'own' },
      { step: 'shown', data: 'own' },
    ],
    [refusal(401, 'unauthorised'), { step: 'guest' }],
    [refusal(403), { step: 'blocked' }],
    [refusal(404), { step: 'missing' }],
    [refusal(500), { step: 'failed', why: 'other' }],
    [refusal(429), { step: 'failed', why: 'other' }],
    [refusal(500, 'network'), { step: 'failed', why: 'offline' }],
    [refusal(500, 'intercepted'), { step: 'failed', why: 'intercepted' }],
    [{ type: 'loggedOut' }, { step: 'guest' }],
  ])('%j leads to %j', (event, next) => {
    expect(nextAccess(state, event)).toEqual(next);
  });
});

// @req ELG-012
it('who has logged out sees nothing more, whatever is answered afterwards', () => {
  const guest: AccessState<string> = { step: 'guest' };
  for (const event of [{ type: 'asked' }, { type: 'answered', data: 'own' }, refusal(404)] as const)
    expect(nextAccess(guest, event)).toEqual(guest);
});
