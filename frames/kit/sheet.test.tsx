import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet';

const onClose = vi.fn();
beforeEach(() => onClose.mockReset());

const mobile = (
  <Sheet title="Customer's Mobile Number" closeLabel="Close" step="mobile" onClose={onClose}>
    <input aria-label="Mobile number" data-first="" />
    <button type="button">Send code</button>
  </Sheet>
);

describe('a sheet', () => {
  let opener: HTMLButtonElement;
  beforeEach(() => {
    opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
  });
  afterEach(() => opener.remove());

  it('is a modal dialog named by its title', () => {
    render(mobile);
    const dialog = screen.getByRole('dialog', { name: "Customer's Mobile Number" });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  it('puts the focus into its first field, and back where it was when it goes', () => {
    const { unmount } = render(mobile);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mobile number' }));
    unmount();
    expect(document.activeElement).toBe(opener);
  });

  it('takes the focus itself where it has no field, so that its title is read', () => {
    render(
      <Sheet title="Checking with lenders…" closeLabel="Close" onClose={onClose}>
        <p>Please wait</p>
      </Sheet>,
    );
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('moves the focus on with each step', () => {
    const { rerender } = render(mobile);
    rerender(
      <Sheet title="Enter Secure Share Code" closeLabel="Close" step="code" onClose={onClose}>
        <input aria-label="Code" data-first="" />
      </Sheet>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
  });

  it('closes once on Esc, and the page hears nothing of it', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    render(mobile);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('closes by its button and by the scrim, and not by a drag that only ends on the scrim', async () => {
    render(mobile);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(screen.getByRole('textbox'));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('keeps Tab inside: behind the last button comes the first one', async () => {
    render(mobile);
    screen.getByRole('button', { name: 'Send code' }).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send code' }));
  });

  it('is at most 75% of the window high unless told otherwise', () => {
    const { rerender } = render(mobile);
    const dialog = screen.getByRole('dialog');
    expect(dialog.style.getPropertyValue('--sheet-percent')).toBe('');
    rerender(
      <Sheet title="Customer's Mobile Number" closeLabel="Close" heightPercent={90} onClose={onClose}>
        <p />
      </Sheet>,
    );
    expect(dialog.style.getPropertyValue('--sheet-percent')).toBe('90');
  });

  // @req VAL-026
  it('is a form where it can be submitted: Enter does it', async () => {
    const onSubmit = vi.fn();
    render(
      <Sheet title="Amount" closeLabel="Close" onSubmit={onSubmit} onClose={onClose}>
        <input aria-label="Amount" data-first="" />
        <button type="submit">Calculate EMI</button>
      </Sheet>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
