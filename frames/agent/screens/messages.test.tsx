import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialView } from '../flow/initial-state';
import { AccountBlockedScreen } from './account-blocked/account-blocked';
import { AgentBlockedScreen } from './agent-blocked/agent-blocked';
import { IncompatibleScreen } from './incompatible/incompatible';
import { SessionExpiredScreen } from './session-expired/session-expired';
import { show } from './testing/show';
import { refusal } from './testing/state';

describe('screens that end the app', () => {
  // @req RTE-087, SAL-088
  it('says that the session has expired, without a way back, and closes', async () => {
    const { user, events } = show(SessionExpiredScreen, {
      view: { screen: '/sales-session-expired', failure: null },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Your session has expired' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    expect(events).toEqual([{ type: 'exitAsked' }]);
  });

  // @req RTE-088, SAL-088
  it('shows code 4070 to a blocked agent', () => {
    show(AgentBlockedScreen, {
      view: { screen: '/sales-agent-blocked', failure: refusal('Blocked', { code: 4070 }) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Agent access is blocked' })).toBeTruthy();
    expect(screen.getByText('Code 4070')).toBeTruthy();
  });

  // @req ERR-015, ERR-123
  it('gives a blocked account the address to write to, and goes back', async () => {
    const { user, events } = show(AccountBlockedScreen);
    expect(screen.getByRole('heading', { level: 1, name: 'Account Blocked' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain(
      'Your access has been blocked due to multiple invalid attempts. You can reach out to help@lender.example for any questions',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@lender.example');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(events).toEqual([{ type: 'exitAsked' }]);
  });

  // @req NFR-003, NFR-004
  it('names 3 ways out of a browser that denies storage, and looks again', async () => {
    const { user, events } = show(IncompatibleScreen, { view: { screen: 'incompatible', covers: initialView } });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'storageRetried' }]);
  });
});
