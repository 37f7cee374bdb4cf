import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../flow/calls';
import type { SalesEffect } from '../flow/events';
import { CODE, failureOf, goodAnswer, goodAnswers, MOBILE, openRequest } from '../flow/testing/harness';
import { messagesOf } from '../page-messages';
import { App } from './app';
import { createSalesMachine, type SalesMachine } from './sales-machine';
// Late modules take longer to load than a test waits.
import '../late/rest';

let machine: SalesMachine;
let effects: SalesEffect[];

beforeEach(() => {
  effects = [];
  machine = createSalesMachine();
  machine.connect((effect) => effects.push(effect));
});

const send: SalesMachine['send'] = (event) => act(() => machine.send(event));
const closings = (): string[] => effects.flatMap((effect) => (effect.type === 'closeApp' ? [effect.reason] : []));

function answer(call: CallName): void {
  send(goodAnswer(call, machine.state));
}

function refuse(call: CallName, code: number): void {
  const requestId = machine.state.calls[call]?.requestId ?? 0;
  send({ type: 'callFailed', call, requestId, failure: failureOf({ kind: 'business', code, message: 'No.' }) });
}

function open(type = 'EMI_HOME'): void {
  render(<App machine={machine} />);
  send({ type: 'opened', open: openRequest({}, type) });
}

describe('Esc', () => {
  it('closes the app on the first screen, from its field, once it can be seen', async () => {
    open();
    answer('init');
    await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('{Escape}');
    expect(closings()).toEqual(['escape']);
  });

  it('closes the app on the first screen where nothing has the focus', async () => {
    open();
    answer('init');
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Escape}');
    expect(closings()).toEqual(['escape']);
  });

  it.each([
    [1402, 'Your session has expired'],
    [4070, 'Agent access is blocked'],
  ])('closes the app on the screen of %i', async (code, heading) => {
    open();
    refuse('init', code);
    if (code === 1402) send({ type: 'tokenRefused' });
    await screen.findByRole('heading', { name: heading });
    await userEvent.keyboard('{Escape}');
    expect(closings()).toEqual(['escape']);
  });

  it('closes only the sheet where one is open, also when the sheet has lost the focus', async () => {
    open();
    answer('init');
    send({ type: 'amountTyped', text: '54990' });
    send({ type: 'amountSubmitted' });
    answer('getEmiDetails');
    send({ type: 'amountEditAsked' });
    await screen.findByRole('dialog', { name: 'Transaction amount' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closings()).toEqual([]);
  });

  it('is used up, so that the browser closes nothing for it; another key is not', () => {
    open();
    answer('init');
    const press = (key: string): boolean => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      act(() => void document.body.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([press('a'), press('Escape')]).toEqual([false, true]);
  });

  it('does nothing under No Internet', async () => {
    open();
    answer('init');
    send({ type: 'wentOffline' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'No Internet' })).toBeTruthy();
    expect(closings()).toEqual([]);
  });

  it('is not heard any more once the app is gone', async () => {
    open();
    answer('init');
    cleanup();
    await userEvent.keyboard('{Escape}');
    expect(closings()).toEqual([]);
  });
});

describe('what can be seen', () => {
  it('is the error modal at once, without loading anything', () => {
    open();
    answer('init');
    send({ type: 'amountTyped', text: '54990' });
    send({ type: 'amountSubmitted' });
    const requestId = machine.state.calls.getEmiDetails?.requestId ?? 0;
    send({ type: 'callFailed', call: 'getEmiDetails', requestId, failure: failureOf({ code: 502 }) });
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain('Code 502');
  });

  it('is a title for each screen, in the page and announced', async () => {
    open();
    answer('init');
    expect(document.title).toBe('Amount – Kadam');
    send({ type: 'amountTyped', text: '54990' });
    send({ type: 'amountSubmitted' });
    await vi.waitFor(() => expect(document.title).toBe('Lenders – Kadam'), { interval: 1, timeout: 10_000 });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Lenders');
  });

  it('is Hindi, and the page says so, where the host asked for it', async () => {
    const hindi = messagesOf('hi');
    open();
    act(() => machine.speak(hindi));
    answer('init');
    expect(document.documentElement.lang).toBe('hi-IN');
    expect(screen.getByRole('button', { name: 'EMI की गणना करें' })).toBeTruthy();
  });

  it('is 0:30 and not more when a code was sent', async () => {
    open('SINGLE_CHECK');
    answer('init');
    send({ type: 'amountTyped', text: '54990' });
    send({ type: 'amountSubmitted' });
    send({ type: 'mobileTyped', text: MOBILE });
    await screen.findByRole('textbox', { name: 'Mobile number' });
    const requestId = machine.state.calls.sendShareCode?.requestId ?? 0;
    const data = { ...goodAnswers.sendShareCode, resendAtMs: Date.now() + 30_000 };
    send({ type: 'callSucceeded', call: 'sendShareCode', requestId, data });
    expect(screen.getByRole('timer').textContent).toBe('Resend in 0:30');
    send({ type: 'codeTyped', text: CODE });
    expect(screen.getByRole('timer').textContent).toMatch(/Resend in 0:(30|29)/);
  });
});
