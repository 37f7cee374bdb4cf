import { beforeEach, expect, it, vi } from 'vitest';
import type { StartPage } from '../../platform/page/site-page';
import { mountPage } from './mount-page';

const { reportError } = vi.hoisted(() => ({ reportError: vi.fn() }));
vi.mock('../../platform/analytics/report-error', () => ({ reportError }));

beforeEach(() => {
  reportError.mockClear();
  document.body.innerHTML = '<div id="page-root" data-login="/hi/account"><div id="page-skeleton"></div></div>';
});
const root = (): HTMLElement | null => document.getElementById('page-root');

it('starts what draws the page in its place, with the way to My Account', async () => {
  const start = vi.fn<StartPage>();
  mountPage(window, async () => start);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(start).toHaveBeenCalledWith(window, {
    root: root(),
    coming: document.getElementById('page-skeleton'),
    loginAt: '/hi/account',
  });
});

it('lets the page say that it did not open where what draws it does not come, and tells of it', async () => {
  const fault = new Error('no chunk');
  mountPage(window, () => Promise.reject(fault));
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(window, fault, 'chunk'));
  expect(root()?.hasAttribute('data-failed')).toBe(true);
});
