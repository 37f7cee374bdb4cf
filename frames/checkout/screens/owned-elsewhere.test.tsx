import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnedElsewhereScreen } from './owned-elsewhere';
import { show } from './testing/show';
import { on } from './testing/state';

describe('a payment that goes on elsewhere', () => {
  it('says so to a session that never owned it, and offers to continue here or to leave', async () => {
    const { user, events } = show(OwnedElsewhereScreen, on({ name: 'ownedElsewhere', isTakenOver: false }));
    expect(screen.getByRole('heading').textContent).toBe('This payment continues elsewhere');
    await user.click(screen.getByRole('button', { name: 'Continue here' }));
    await user.click(screen.getByRole('button', { name: /^Back to / }));
    expect(events).toEqual([{ type: 'takeOverAsked' }, { type: 'exitAsked' }]);
  });

  it('says so to the session that owned it before, and how to take it back', async () => {
    const { user, events } = show(OwnedElsewhereScreen, on({ name: 'ownedElsewhere', isTakenOver: true }));
    expect(screen.getByRole('heading').textContent).toBe('This payment now continues elsewhere');
    expect(screen.getByText(/^It was continued in another window/).textContent).toContain('ask for a new OTP');
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(events).toEqual([{ type: 'takeOverAsked' }]);
  });
});
