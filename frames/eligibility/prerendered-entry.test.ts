import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenEligibilityPayload } from '../../shared/bridge/frames';
import type { BootstrapHost } from '../platform/bridge';
import { createSession } from '../platform/session/session';
import { browserStore, memoryStore } from '../platform/storage/key-value-store';
import { showEntry } from './prerendered-entry';

const payload: OpenEligibilityPayload = {
  merchantKey: 'k',
  protocolVersion: 1,
  merchantDetails: { merchantName: 'Zenith', merchantOrigin: 'https://shop.example' },
};
const told: string[] = [];
const host: BootstrapHost = {
  shown: async () => told.push('shown'),
  resize: async () => told.push('resize'),
};
const root = (): HTMLElement => document.getElementById('root') ?? document.body;
const field = (): HTMLInputElement | null => root().querySelector('input');

beforeEach(() => {
  told.length = 0;
  document.body.innerHTML = `<div id="root"></div><template lang="en-IN"><main><div><span></span><div class="end">
    <i></i><button>Close</button></div></div><h1></h1><input><input type="checkbox"></main></template>`;
});
afterEach(() => sessionStorage.clear());

describe('the number entry', () => {
  it('is shown over a page with its way out, and in a page without, and the host hears how high it is', () => {
    showEntry({ ...payload, mode: 'modal' }, host);
    expect(root().querySelector('button')?.textContent).toBe('Close');
    expect(root().querySelector('main')?.hasAttribute('data-in-page')).toBe(false);
    expect(told).toEqual(['shown', 'resize']);
  });

  it.each([undefined, 'inline'] as const)('in a page (%s) is without a way out', (mode) => {
    showEntry({ ...payload, ...(mode && { mode }) }, host);
    expect(root().querySelector('button')).toBeNull();
    expect(root().querySelector('main')?.hasAttribute('data-in-page')).toBe(true);
    expect(root().querySelector('.end')?.hasAttribute('data-plain')).toBe(true);
  });

  it('has the number that the page gave, as an untyped value', () => {
    showEntry({ ...payload, mobile: '9000000001' }, host);
    expect([field()?.value, field()?.defaultValue]).toEqual(['90000 00001', '90000 00001']);
  });

  it.each([
    [54_990, ''],
    [undefined, undefined],
  ])('of a price of %s waits for what it costs a month: %s', (amount, awaits) => {
    showEntry({ ...payload, ...(amount && { amount }) }, host);
    expect(root().dataset.awaitsPrice).toBe(awaits);
  });

  it('is given the focus with the frame over a page, and waits for the shopper in one', () => {
    showEntry({ ...payload, mode: 'inline' }, host);
    window.dispatchEvent(new Event('focus'));
    expect(document.activeElement).toBe(document.body);
    root().replaceChildren();
    document.body.insertAdjacentHTML('beforeend', '<template lang="en-IN"><input></template>');
    document.querySelector('template')?.remove();
    showEntry({ ...payload, mode: 'modal' }, host);
    window.dispatchEvent(new Event('focus'));
    expect(document.activeElement).toBe(field());
  });

  it('is hidden for a headless check, and for a customer with a stored session', () => {
    showEntry({ ...payload, mode: 'headless' }, host);
    expect(root().innerHTML).toBe('');
    createSession(browserStore(() => sessionStorage) ?? memoryStore(), 0, 'eligibility.k').update(
      { sessionToken: 't' },
      0,
    );
    showEntry({ ...payload, mode: 'modal' }, host);
    expect([root().innerHTML, told]).toEqual(['', []]);
  });

  it('is shown to a host that cannot be told, and to one that does not know the words', () => {
    showEntry(payload, null);
    expect(field()).not.toBeNull();
    root().replaceChildren();
    document.body.insertAdjacentHTML('beforeend', '<template lang="en-IN"><input></template>');
    document.querySelector('template')?.remove();
    const refuse = async (): Promise<never> => {
      throw new Error('no such method');
    };
    showEntry(payload, { shown: refuse, resize: refuse });
    expect(field()).not.toBeNull();
  });
});
