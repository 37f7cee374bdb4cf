import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../page-messages';
import { button, heading, show } from '../testing/shown';
import { loaded, opened, opening } from '../testing/states';
import { lazyScreens } from './lazy-screens';

describe('the frame of it', () => {
  it('can be closed as a modal, by button and Escape, and not inline', async () => {
    const { effects, pointer, send } = show(opened, loaded());
    const closings = () => effects.flatMap((effect) => (effect.type === 'close' ? [effect.reason] : []));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await pointer.keyboard('{Escape}');
    expect(closings()).toEqual([]);
    send(opening({ mode: 'modal' }), ...loaded());
    await pointer.click(button('Close'));
    await pointer.keyboard('{Escape}');
    expect(closings()).toEqual(['closeButton', 'escape']);
  });

  it('as a modal asks before Esc takes a number with it, and Esc keeps it', async () => {
    await lazyScreens.load('closeQuestion');
    const { effects, pointer } = show(opening({ mode: 'modal' }), loaded());
    const closings = () => effects.filter(({ type }) => type === 'close');
    await pointer.type(screen.getByRole('textbox', { name: 'Mobile number' }), '98765');
    await pointer.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Close the check?' })).toBeDefined();
    expect(document.activeElement).toBe(button('Go on'));
    await pointer.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '98765');
    await pointer.keyboard('{Escape}');
    expect(closings()).toEqual([]);
    await pointer.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(closings()).toEqual([{ type: 'close', reason: 'escape' }]);
  });

  it('says in the page that there is no network and takes no focus; as a modal it is a dialog over what was typed', async () => {
    const { effects, pointer, send } = show(opened, loaded());
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    await pointer.type(field, '98765');
    send({ type: 'wentOffline' });
    expect(screen.getByRole('alert').textContent).toContain('No Internet – Please check your internet connection.');
    expect(document.activeElement).toBe(field);
    send({ type: 'wentOnline' }, opening({ mode: 'modal' }), ...loaded());
    const nextField = screen.getByRole('textbox', { name: 'Mobile number' });
    await pointer.type(nextField, '98765');
    send({ type: 'wentOffline' });
    expect(screen.getByRole('alertdialog', { name: 'No Internet' })).toBeDefined();
    expect(screen.queryByText(/No Internet –/)).toBeNull();
    await pointer.keyboard('{Escape}');
    expect(effects.at(-1)).toEqual({ type: 'close', reason: 'escape' });
    send({ type: 'wentOnline' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(nextField).toHaveProperty('value', '98765');
  });

  it('is in Hindi when asked', async () => {
    const hindi = messagesOf('hi');
    const { flow } = show(opened, loaded());
    act(() => flow.machine.speak(hindi));
    expect(button('OTP भेजें')).toBeDefined();
    expect(document.documentElement.lang).toBe('hi-IN');
  });

  it('is busy while it loads', () => {
    show(opened);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(heading()).toBe('Loading EMI options');
  });
});
