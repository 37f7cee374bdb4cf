import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('a button', () => {
  it('does nothing while busy, says so, and keeps the focus', async () => {
    const pressed = vi.fn();
    const { rerender } = render(<Button onClick={pressed}>Verify</Button>);
    screen.getByRole('button', { name: 'Verify' }).focus();
    rerender(
      <Button onClick={pressed} pendingLabel="Verifying...">
        Verify
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Verifying...' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('sends no form while busy', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Button type="submit" pendingLabel="Sending…">
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('cannot be pressed while disabled', async () => {
    const pressed = vi.fn();
    render(
      <Button disabled onClick={pressed}>
        Calculate EMI
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).not.toHaveBeenCalled();
  });
});
