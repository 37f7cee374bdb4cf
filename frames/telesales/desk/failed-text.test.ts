import { expect, it } from 'vitest';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { ApiErrorKind } from '../../platform/api/api-error';
import { failedText } from './failed-text';
import { telesalesDeskMessages } from './messages';

it.each<[ApiErrorKind, number, string]>([
  ['http', 429, 'Too many links. Please try again later.'],
  ['http', 503, 'The link could not be sent. Please try again.'],
  ['http', 500, 'That did not work. Please try again.'],
  ['network', 500, 'Please check your internet connection.'],
  [
    'intercepted',
    500,
    'Your network answered instead of us. Sign in to your Wi-Fi or use another network, then try again.',
  ],
])('a call that fails with %s %i shows: %s', (kind, status, text) => {
  expect(failedText(messagesIn('en', telesalesDeskMessages), { kind, status })).toBe(text);
});
