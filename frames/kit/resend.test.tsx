import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Resend, type ResendProps } from './resend';

const props: ResendProps = {
  hint: 'Ask the customer to read it out.',
  leftMs: 23_400,
  waitingLabel: 'Resend in',
  resendLabel: 'Resend',
  pendingLabel: null,
  onResend: () => undefined,
};

describe('the resend count', () => {
  it('shows 0:24 for 23,400 ms and offers no link', () => {
    render(<Resend {...props} />);
    expect(screen.getByRole('timer').textContent).toBe('Resend in 0:24');
    expect(screen.queryByRole('button')).toBeNull();
  });

  // @req OTP-017
  it('becomes the link at zero', async () => {
    const onResend = vi.fn();
    render(<Resend {...props} leftMs={0} onResend={onResend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(onResend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is announced at 10 seconds only, and once', () => {
    const { rerender } = render(<Resend {...props} leftMs={30_000} />);
    const announced = [30, 11, 10, 9, 1].map((seconds) => {
      rerender(<Resend {...props} leftMs={seconds * 1000} />);
      return screen.getByRole('status').textContent;
    });
    expect(announced).toEqual(['', '', 'Resend in 0:10', 'Resend in 0:10', 'Resend in 0:10']);
  });

  it('is also announced at 60 seconds where it started higher', () => {
    const { rerender } = render(<Resend {...props} leftMs={90_000} />);
    rerender(<Resend {...props} leftMs={60_000} />);
    expect(screen.getByRole('status').textContent).toBe('Resend in 1:00');
  });

  it('says that a code is being sent', () => {
    render(<Resend {...props} leftMs={0} pendingLabel="Sending…" />);
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
