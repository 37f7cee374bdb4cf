import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientFailure } from '../../platform/api/failure';
import { EndedScreen } from './ended';
import { LoadingScreen } from './loading';
import { StartFailedScreen } from './start-failed';
import { show } from './testing/show';
import { on, refusal } from './testing/state';

describe('where nothing more can be done', () => {
  it.each([
    ['expired', 'Time is up'],
    ['cancelled', 'Payment cancelled'],
    ['sessionExpired', 'Your session has expired'],
    ['linkInvalid', 'This link does not work'],
  ] as const)('%s says "%s" and leads back to the shop', async (reason, title) => {
    const { user, events } = show(EndedScreen, on({ name: 'ended', reason, failure: null }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'exitAsked' }]);
  });

  // @req ROL-004
  it('a blocked account is told where to write', async () => {
    const { user, events } = show(EndedScreen, on({ name: 'ended', reason: 'accountBlocked', failure: null }));
    expect(screen.getByRole('heading', { level: 1, name: 'Account Blocked' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain(
      'Your access has been blocked due to multiple invalid attempts. You can reach out to support@kadam.example for any questions',
    );
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(events).toEqual([{ type: 'exitAsked' }]);
  });

  // @req NFR-003
  it('a browser without storage is told 3 ways out and looked at again', async () => {
    const { user, events } = show(EndedScreen, on({ name: 'ended', reason: 'incompatible', failure: null }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'storageRetried' }]);
  });
});

describe('the start', () => {
  it('is busy and has no way back while it loads', () => {
    show(LoadingScreen, on({ name: 'loading' }, { pgData: null, paymentDetails: null }));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('that failed says that nothing is charged, shows the code and can be tried again', async () => {
    const failure = refusal(null, '', { code: 503 });
    const { user, events } = show(StartFailedScreen, on({ name: 'startFailed', failure }));
    expect(screen.getByText(/Nothing has been charged\./)).toBeTruthy();
    expect(screen.getByText('Code 503')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'retryAsked' }]);
  });

  it('that failed by a part that did not load says so in our words, and names no address', () => {
    const failure = clientFailure(new TypeError('Failed to fetch module: https://pay.example/web/client-x.js'));
    show(StartFailedScreen, on({ name: 'startFailed', failure }));
    expect(screen.getByText(/technical difficulties.*Nothing has been charged\./)).toBeTruthy();
    expect(screen.queryByText(/client-x/)).toBeNull();
  });
});
