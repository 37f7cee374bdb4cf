import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { overloadNotice } from './overload-notice';
import { Sheet } from './sheet';

const show = (tryNow: () => void = () => undefined): Promise<void> => act(async () => overloadNotice.show(tryNow));
const hide = (): Promise<void> => act(async () => overloadNotice.hide());

afterEach(async () => {
  await hide();
  document.documentElement.lang = '';
});

describe('the overload notice', () => {
  it('is a status with a button that retries at once', async () => {
    const tryNow = vi.fn();
    await show(tryNow);
    const status = screen.getByRole('status');
    expect(status.textContent).toContain('Many people are here at this moment. This goes on by itself.');
    await userEvent.click(within(status).getByRole('button', { name: 'Try now' }));
    expect(tryNow).toHaveBeenCalledOnce();
    await hide();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is in the language of its page', async () => {
    document.documentElement.lang = 'hi-IN';
    await show();
    expect(screen.getByRole('button').textContent).toBe('अभी कोशिश करें');
  });

  it('stays as it is while it is shown again, and keeps the focus of its button', async () => {
    await show();
    const button = screen.getByRole('button');
    button.focus();
    await show();
    expect(document.activeElement).toBe(button);
  });

  it('moves into a dialog that has opened since, which makes everything else inert', async () => {
    await show();
    render(
      <Sheet title="Help" closeLabel="Close" onClose={() => undefined}>
        <p>words</p>
      </Sheet>,
    );
    await show();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try now' })).toBeTruthy();
  });
});
