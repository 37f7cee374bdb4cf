import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import hindi from '../../shared/messages/hi/frames/kit/common';
import { commonMessages } from '../kit/common.messages';
import { NoInternet } from './no-internet';

function network(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}
const changed = (name: 'online' | 'offline'): void => {
  act(() => void window.dispatchEvent(new Event(name)));
};
const dialog = (name = 'No Internet') => screen.queryByRole('alertdialog', { name });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('No Internet over a widget', () => {
  // @req SAL-084, NFR-011, Q-047
  it('comes with the loss of the network, says to check the connection, and goes by itself', () => {
    network(true);
    render(<NoInternet messages={commonMessages.english} onClose={() => undefined} />);
    expect(dialog()).toBeNull();
    changed('offline');
    expect(dialog()?.textContent).toContain('Please check your internet connection.');
    changed('online');
    expect(dialog()).toBeNull();
  });

  it('is there from the start where there is no network, in Hindi too', () => {
    network(false);
    render(<NoInternet messages={hindi} onClose={() => undefined} />);
    expect(dialog('इंटरनेट नहीं है')).not.toBeNull();
  });

  it('has one button, Try Again, which takes it away only once there is a network', async () => {
    network(false);
    render(<NoInternet messages={commonMessages.english} onClose={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try Again']);
    await userEvent.click(screen.getByRole('button'));
    expect(dialog()).not.toBeNull();
    network(true);
    await userEvent.click(screen.getByRole('button'));
    expect(dialog()).toBeNull();
  });

  it('lets the user leave the widget by Escape', async () => {
    network(false);
    const leave = vi.fn();
    render(<NoInternet messages={commonMessages.english} onClose={leave} />);
    await userEvent.keyboard('{Escape}');
    expect(leave).toHaveBeenCalledOnce();
  });
});
