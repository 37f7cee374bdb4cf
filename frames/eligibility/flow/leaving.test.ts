import { describe, expect, it } from 'vitest';
import {
  type AnyEvent,
  checked,
  details,
  failure,
  following,
  loaded,
  MOBILE,
  namesOf,
  newUser,
  opening,
  refusedUser,
  runOf,
  type ScriptedEvent,
  user,
} from '../testing/states';
import type { OpenRequest } from './events';

/** A headless check. */
const headless = (about: Partial<OpenRequest> = {}): AnyEvent => opening({ ...about, mode: 'headless' });

/** Calls, effects and close reasons, in order. */
const leftAfter = (...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]): readonly string[] =>
  following(...events)
    .effects.flatMap((effect) =>
      effect.type === 'run' && effect.effect.type === 'close' ? [effect.effect.reason] : namesOf([effect]),
    )
    .filter((name) => name !== 'applyTheme' && name !== 'rememberSession' && name !== 'report');
const asked = ['emiInfo', 'howToBuy', 'identifyUser'];

describe('a headless check', () => {
  it.each([
    ['approved', user()],
    ['a customer who may apply', newUser],
    ['refused', refusedUser],
  ])('of a verified number that is %s tells the result and closes as checked', (_, found) => {
    expect(leftAfter(headless(), loaded(MOBILE), checked(found))).toEqual([
      'init',
      ...asked,
      'checkUser',
      'emiInfo',
      'emitResult',
      'checked',
    ]);
  });

  it('of a shopper who has verified nothing asks him for nothing', () => {
    expect(leftAfter(headless(), loaded())).toEqual(['init', ...asked, 'notVerified']);
  });

  it('of another number than the verified one asks no lender', () => {
    const other = headless({ amount: null, mobile: '9876500000', hasSession: true });
    expect(leftAfter(other, details(MOBILE), loaded())).toEqual([
      ...asked,
      'forgetSession',
      'init',
      ...asked,
      'notVerified',
    ]);
  });

  it('without a response closes as unavailable', () => {
    expect(leftAfter(headless(), { refuse: 'init', failure: failure() })).toEqual(['init', 'unavailable']);
  });

  it('closes once, and once more if the page opens it again', () => {
    const once = ['init', ...asked, 'notVerified'];
    expect(leftAfter(headless(), loaded(), { type: 'retryAsked' })).toEqual(once);
    expect(leftAfter(headless(), loaded(), headless({ amount: 1 }), loaded())).toEqual([...once, ...once]);
  });

  it('cannot be closed by the user: it has neither a button nor Esc', () => {
    expect(leftAfter(headless(), { type: 'closeAsked' }, { type: 'escapePressed' })).toEqual(['init']);
  });
});

describe('a view that does not load', () => {
  const lost: AnyEvent = { type: 'chunkFailed', failure: failure({ kind: 'network' }) };

  it('is reported, and loaded again with the details by Try again', () => {
    const { state, effects } = following(opening(), loaded(), lost, { type: 'retryAsked' });
    expect(runOf(effects)).toContainEqual(expect.objectContaining({ type: 'report', during: 'chunk' }));
    expect(state).toMatchObject({ screen: { name: 'DETAILS_API_LOADING' }, chunkAttempt: 1 });
  });
});
