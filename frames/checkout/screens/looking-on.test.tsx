import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LookingOnScreen } from './looking-on';
import { show } from './testing/show';
import { on } from './testing/state';

describe('a payment that goes on elsewhere', () => {
  it('says so to whoever looks on, and offers to continue here or to leave', async () => {
    const { user, events } = show(LookingOnScreen, on({ name: 'lookingOn', isTakenOver: false }));
    expect(screen.getByRole('heading').textContent).toBe('This payment continues elsewhere');
    await user.click(screen.getByRole('button', { name: 'Continue here' }));
    await user.click(screen.getByRole('button', { name: /^Back to / }));
    expect(events).toEqual([{ type: 'takeOverAsked' }, { type: 'exitAsked' }]);
  });

  it('says so to whoever had it, and how to take it back', async () => {
    const { user, events } = show(LookingOnScreen, on({ name: 'lookingOn', isTakenOver: true }));
    expect(screen.getByRole('heading').textContent).toBe('This payment now continues elsewhere');
    expect(screen.getByText(/^It was continued in another window/).textContent).toContain('ask for a new OTP');
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(events).toEqual([{ type: 'takeOverAsked' }]);
  });
});
