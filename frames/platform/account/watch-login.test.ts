import { expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { watchLogin } from './watch-login';

// @req STO-031
it('reports within a minute, and when the tab is shown, that the user is logged out', () => {
  vi.useFakeTimers();
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; kadamSession=1');
  const isOver = vi.fn();
  watchLogin(window, isOver);
  vi.advanceTimersByTime(31 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isOver).not.toHaveBeenCalled();
  cookie.mockReturnValue('a=b');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isOver).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(isOver).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
