// @vitest-environment node
import { expect, it } from 'vitest';
import { toDeviceTime } from './device-time';

const NOW_MS = 1_700_000_000_000;
const answer = {
  serverNowMs: NOW_MS - 5_000,
  resendAtMs: NOW_MS,
  link: { expiresAtMs: NOW_MS },
  steps: [{ atMs: NOW_MS, resendAtMs: NOW_MS }],
};

it('moments of an answer are by a device clock that is 5 s ahead, in its parts and lists too', () => {
  expect(toDeviceTime(answer, NOW_MS)).toEqual({
    serverNowMs: NOW_MS,
    resendAtMs: NOW_MS + 5_000,
    link: { expiresAtMs: NOW_MS + 5_000 },
    steps: [{ atMs: NOW_MS, resendAtMs: NOW_MS + 5_000 }],
  });
});

it('moments that are not named stay by the server’s clock', () => {
  expect(toDeviceTime(answer, NOW_MS, ['atMs'])).toEqual({
    ...answer,
    serverNowMs: NOW_MS,
    steps: [{ atMs: NOW_MS + 5_000, resendAtMs: NOW_MS }],
  });
});

it('an answer without the server’s time stays as it is', () => {
  expect(toDeviceTime({ resendAtMs: 1 }, NOW_MS)).toEqual({ resendAtMs: 1 });
});
