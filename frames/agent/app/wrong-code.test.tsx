import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error';
import { App } from './app';
import { lazyScreens } from './lazy-screens';
import { answers, nameOf, Running, toResult } from './testing/machine';

it('a wrong share code is said at its field for 3 s; the warning of the last attempts stays', async () => {
  const app = new Running();
  app.fixture.server = (call) => {
    if (nameOf(call) !== 'verify-share-code') return answers[nameOf(call)];
    throw new ApiError({
      kind: 'business',
      status: 400,
      code: 4302,
      message: 'Please enter a valid OTP',
      data: { remainingShareCodeAttempts: 2 },
    });
  };
  await lazyScreens.load('MOBILE_VERIFICATION');
  render(<App machine={app.machine} />);
  await act(() => app.send(...toResult));
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a valid OTP');
  act(() => app.fixture.wait(2_999));
  expect(screen.queryByRole('alert')).not.toBeNull();
  act(() => app.fixture.wait(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Last 2 attempt(s) remaining')).toBeTruthy();
});
