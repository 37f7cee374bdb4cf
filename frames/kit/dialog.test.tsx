import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

const words = { title: 'No Internet', text: 'Please check your internet connection.', art: null };

describe('an alert dialog', () => {
  it('is named by its title and described by its text', () => {
    render(
      <Dialog {...words} onClose={null}>
        <button type="button">Try Again</button>
      </Dialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'No Internet' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Please check your internet connection.');
  });

  it('leaves on Esc where it may be left', async () => {
    const onClose = vi.fn();
    render(
      <Dialog {...words} onClose={onClose}>
        <button type="button">Exit</button>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open on Esc, cancel and a close of the browser where it may not be left', async () => {
    render(
      <Dialog {...words} onClose={null}>
        <button type="button">Try Again</button>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
    await userEvent.keyboard('{Escape}');
    const isAllowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isAllowed).toBe(false);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
  });
});
