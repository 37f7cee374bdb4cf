import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../shared/rules/duration';
import { hasherWith } from '../services/secrets';
import { isPinAuthToken, pinAuthToken } from './pin-auth';

const hasher = hasherWith('a pepper of a test, which is long enough');
const holder = { session: { tokenHash: 'a session' }, mobile: '9000000001', lenderId: '402' };
const MADE_AT_MS = 1_767_588_480_000;

it.each([
  ['29 min later', 29 * MINUTE_MS, true],
  ['30 min later', 30 * MINUTE_MS, false],
  ['when the clock has been set back by 30 s', -30_000, true],
  ['when the clock has been set back by an hour', -HOUR_MS, false],
])('the token of a PIN, read %s (%i ms), counts: %s', (_when, afterMs, counts) => {
  const token = pinAuthToken(hasher, 'cookie', holder, MADE_AT_MS);
  expect(isPinAuthToken(hasher, 'cookie', holder, token, MADE_AT_MS + afterMs)).toBe(counts);
});
