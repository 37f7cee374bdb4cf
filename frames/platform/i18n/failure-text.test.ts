// @vitest-environment node
import { expect, it } from 'vitest';
import errors from '../../../shared/messages/hi/shared/errors';
import { failureText, ownText } from './failure-text';

const failure = {
  kind: 'business',
  status: 400,
  code: 'OTP_TOO_SOON',
  name: 'OTP_TOO_SOON',
  message: 'A code was sent a moment ago.',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
  reaction: 'say',
  recovery: null,
} as const;
const english = { text: 'Sorry', byName: null };
const hindi = { text: 'क्षमा करें', byName: errors };

// @req ERR-027
it('the language’s sentence takes the place of the server’s English one; without a row the server’s words stand', () => {
  expect(ownText(hindi, failure)).toBe(errors.OTP_TOO_SOON);
  expect(ownText(english, failure)).toBe('A code was sent a moment ago.');
  expect(ownText(hindi, { ...failure, name: null })).toBe('A code was sent a moment ago.');
  expect(ownText(hindi, { ...failure, name: 'toString' })).toBe('A code was sent a moment ago.');
});

it('a failure without words has none of its own, and is never silent', () => {
  expect(ownText(english, { ...failure, message: '' })).toBeNull();
  expect(failureText(english, { ...failure, message: '' })).toBe('Sorry');
});
