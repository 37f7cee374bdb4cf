import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSalesAppPayload } from '../../shared/bridge/frames';
import type { LocaleTag } from '../../shared/locales';
import type { BootstrapHost } from '../platform/bridge';
import { replayClicks } from '../platform/frame/prerender';
import { showAmount } from './prerendered-amount';

const payload: OpenSalesAppPayload = {
  merchantKey: 'k',
  type: 'EMI_HOME',
  icScope: 'sales',
  merchantAgentId: 'ZM-1',
  authToken: 't',
  protocolVersion: 1,
  merchantDetails: { merchantName: 'Zenith', merchantOrigin: 'https://shop.example' },
};
const screenIn = (lang: string): string =>
  `<template lang="${lang}"><header><span></span><p></p></header><form><input><button>${lang}</button></form></template>`;

const shown = vi.fn(async () => undefined);
const host = { shown } as BootstrapHost;
const root = (): HTMLElement => document.getElementById('root') ?? document.body;

beforeEach(() => {
  shown.mockClear();
  document.body.innerHTML = `<div id="root"></div>${screenIn('en-IN')}${screenIn('hi-IN')}`;
  history.replaceState(null, '', '/sales-app-init?merchantKey=k');
});
afterEach(() => {
  replayClicks(root());
  history.replaceState(null, '', '/');
});

describe('the amount', () => {
  it.each<[LocaleTag | undefined, string]>([
    [undefined, 'en-IN'],
    ['hi', 'hi-IN'],
    ['hi-Deva-IN', 'hi-IN'],
  ])('is shown at once in the language of the opening (%s), with the shop, and the host hears so', (locale, lang) => {
    showAmount({ ...payload, ...(locale && { locale }) }, host);
    expect(root().querySelector('button')?.textContent).toBe(lang);
    expect(root().querySelector('p')?.textContent).toBe('Zenith');
    expect(document.documentElement.lang).toBe(lang);
    expect(shown).toHaveBeenCalledOnce();
  });

  it('that the host gave stands in its field as if nobody had typed it', () => {
    showAmount({ ...payload, amount: 1_54_990 }, host);
    const field = root().querySelector('input');
    expect([field?.value, field?.defaultValue]).toEqual(['1,54,990', '1,54,990']);
  });

  it.each<[string, Partial<OpenSalesAppPayload>, string, object | null]>([
    ['another first screen', { type: 'PRE_ELIGIBILITY' }, '/sales-app-init', null],
    ['an error of the host', { error: 'Closed today' }, '/sales-app-init', null],
    ['another address', {}, '/sales-support', null],
    ['an address that begins anew', {}, '/sales-app-init?initial=true', null],
    ['a page that was here before', {}, '/sales-app-init', { kadamDepth: 0 }],
  ])('is not shown for %s', (_, given, address, state) => {
    history.replaceState(state, '', address);
    showAmount({ ...payload, ...given }, host);
    expect(root().innerHTML).toBe('');
    expect(shown).not.toHaveBeenCalled();
  });

  it('is shown over nothing that stands there, and not where the page brings none', () => {
    root().innerHTML = '<p>app</p>';
    showAmount(payload, host);
    expect(root().innerHTML).toBe('<p>app</p>');
    document.body.innerHTML = '<div id="root"></div>';
    showAmount(payload, host);
    expect(root().innerHTML).toBe('');
    expect(shown).not.toHaveBeenCalled();
  });

  it('is shown to a host that cannot be told, and to one that does not know the word', () => {
    showAmount(payload, null);
    expect(root().querySelector('form')).not.toBeNull();
    root().replaceChildren();
    document.body.insertAdjacentHTML('beforeend', screenIn('en-IN'));
    shown.mockRejectedValueOnce(new Error('no such method'));
    showAmount(payload, host);
  });
});

describe('what is pressed on a screen that nobody hears yet', () => {
  it('sends no form, and counts once it is heard, and once', () => {
    showAmount(payload, host);
    const [button] = root().getElementsByTagName('button');
    const pressed = vi.fn();
    const sent = vi.fn((event: Event) => event.preventDefault());
    button?.addEventListener('click', pressed);
    root().querySelector('form')?.addEventListener('submit', sent);
    button?.click();
    button?.click();
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
    replayClicks(root());
    replayClicks(root());
    expect(pressed).toHaveBeenCalledOnce();
    button?.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});
