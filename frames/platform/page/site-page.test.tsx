import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import type { ApiClient } from '../api/client';
import type { FlowDefinition } from './flow';
import type { PageView } from './flow-view';
import { type PagePlace, sitePage } from './site-page';

const read = endpoint({
  method: 'GET',
  path: '/app/own',
  summary: 'Reads',
  scope: 'site',
  request: null,
  response: z.object({ name: z.string() }),
});

let place: PagePlace;
let ownWindow: Window & typeof globalThis;
let answers: ((value: string | Error) => void)[];
let root: HTMLElement;
let coming: HTMLElement;
let cookie: string;
let replaced: string[];
/** Events of this test's page. */
let around: EventTarget;
const fault = (status: number, kind: ApiErrorKind = 'http') => new ApiError({ kind, status, message: 'No.' });

interface State {
  readonly name: string;
}
interface PageEvent {
  readonly type: 'took' | 'called' | 'reloaded';
}
const calls = { read };
const flow: FlowDefinition<State, PageEvent, typeof calls, string, never, 'reload'> = {
  initial: (name) => ({ name }),
  calls,
  on: {
    took: (rules) => rules.set({ name: 'Taken' }),
    called: (rules) => rules.call('read', undefined),
    reloaded: (rules) => rules.run('reload'),
  },
  answers: { read: { done: (rules, { name }) => rules.set({ name }), failed: () => undefined } },
  timers: {},
};
const View = ({ state, send }: PageView<State, PageEvent>) => (
  <>
    <h1>{state.name}</h1>
    {state.name === 'Own' && (
      <button type="button" onClick={() => send({ type: 'took' })}>
        Take
      </button>
    )}
    <button type="button" onClick={() => send({ type: 'called' })}>
      Call
    </button>
    <button type="button" onClick={() => send({ type: 'reloaded' })}>
      Again
    </button>
  </>
);
const load = () =>
  new Promise<string>((resolve, reject) => {
    answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
  });
const about = {
  load,
  flow,
  View,
  perform:
    ({ reload }: { readonly reload: () => void }) =>
    () =>
      reload(),
};
const start = sitePage({ ...about, access: 'customer' });
const answer = (which: number, value: string | Error): Promise<void> => act(async () => answers[which]?.(value));
const happens = (event: Event): Promise<void> => act(async () => void around.dispatchEvent(event));
const broughtBack = (): Event => Object.assign(new Event('pageshow'), { persisted: true });

beforeEach(async () => {
  vi.useFakeTimers();
  answers = [];
  replaced = [];
  around = new EventTarget();
  cookie = 'kadamSession=1';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  document.documentElement.lang = 'en-IN';
  document.body.innerHTML = '<div id="page-root"><div id="page-skeleton">Shape</div></div>';
  [root, coming] = ['page-root', 'page-skeleton'].map((id) => document.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  const page = Object.create(window, {
    document: { value: document },
    location: {
      value: { pathname: '/hi/own', search: '?a=1&b=%26', hash: '#c', replace: (to: string) => replaced.push(to) },
    },
    BroadcastChannel: { value: BroadcastChannel },
    addEventListener: { value: around.addEventListener.bind(around) },
    setInterval: { value: window.setInterval.bind(window) },
  });
  place = { root, coming, loginAt: '/hi/account' };
  ownWindow = page;
  await act(async () => start(page, place));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page shows the skeleton of its document until its data is loaded', async () => {
  expect([root.textContent, root.getAttribute('aria-busy')]).toEqual(['Shape', 'true']);
  await answer(0, 'Own');
  expect([screen.getByRole('heading').textContent, root.getAttribute('aria-busy')]).toEqual(['Own', 'false']);
  expect(root.contains(coming)).toBe(false);
});

// @req ERR-013, Q-006
it('a page answered with 401 redirects to My Account with its whole address, and shows nothing more', async () => {
  await answer(0, fault(401, 'unauthorised'));
  expect(root.childElementCount).toBe(0);
  expect(replaced).toEqual([`/hi/account?next=${encodeURIComponent('/hi/own?a=1&b=%26#c')}`]);
});

it('a page with onGuest opens the login over the page, and loads its data after the login', async () => {
  const loadOnce = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault(401, 'unauthorised'))
    .mockResolvedValue('Own');
  const onGuest = vi.fn<(again: () => void) => void>();
  await act(async () => sitePage({ ...about, load: loadOnce, access: 'customer', onGuest })(ownWindow, place));
  await act(async () => undefined);
  expect([onGuest.mock.calls.length, loadOnce.mock.calls.length, replaced]).toEqual([1, 1, []]);
  await act(async () => onGuest.mock.calls[0]?.[0]());
  expect([screen.getByRole('heading').textContent, loadOnce.mock.calls.length]).toEqual(['Own', 2]);
});

it('a call that is answered with 401 redirects to My Account', async () => {
  await answer(0, 'Own');
  const body = JSON.stringify({ success: false, code: 401, message: 'Log in' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }));
  await act(async () => void fireEvent.click(screen.getByText('Call')));
  await act(() => vi.runOnlyPendingTimersAsync());
  expect([replaced.length, root.childElementCount]).toEqual([1, 0]);
});

it('a page redirects to My Account within a minute after the session has ended', async () => {
  await answer(0, 'Own');
  cookie = '';
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect([replaced.length, root.childElementCount]).toEqual([1, 0]);
});

it('moments that a page counts down to are by the clock of this device in its data too', async () => {
  const resend = endpoint({
    method: 'GET',
    path: '/app/own',
    summary: 'Reads',
    scope: 'site',
    request: null,
    response: z.object({ resendAtMs: z.number(), serverNowMs: z.number() }),
  });
  const data = { resendAtMs: 20_000, serverNowMs: 5_000 };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  vi.setSystemTime(65_000);
  const page = sitePage({
    ...about,
    flow: { ...flow, countsDown: ['resendAtMs'] },
    load: async (client: ApiClient) => String((await client.call(resend, undefined)).resendAtMs),
    access: 'customer',
  });
  await act(async () => page(ownWindow, place));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading').textContent).toBe('80000');
});

it('a page that the browser restores loads again before it shows anything, and drops earlier answers', async () => {
  await answer(0, 'Somebody’s');
  await happens(broughtBack());
  expect(root.textContent).toBe('Shape');
  await happens(broughtBack());
  await answer(1, 'Somebody’s');
  expect(root.textContent).toBe('Shape');
  await answer(2, 'Own');
  expect(screen.getByRole('heading').textContent).toBe('Own');
});

it('a page that did not load can be loaded again, and focuses the heading then', async () => {
  await answer(0, fault(500));
  expect(screen.getByRole('alert').textContent).toContain('This didn’t load');
  // Guests and agents read it too.
  expect(screen.getByRole('alert').textContent).not.toContain('EMI');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(root.textContent).toBe('Shape');
  await answer(1, 'Own');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('a page focuses its heading if the focused button is gone after a press or a reload', async () => {
  await answer(0, 'Own');
  await act(() => vi.runOnlyPendingTimersAsync());
  screen.getByRole('button', { name: 'Take' }).focus();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take' })));
  expect([document.activeElement?.textContent, document.activeElement?.tagName]).toEqual(['Taken', 'H1']);
  screen.getByRole('button', { name: 'Again' }).focus();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Again' })));
  await answer(1, 'Other');
  expect(document.activeElement?.textContent).toBe('Other');
});

it('a page without a network says so, and loads once the network is back; a loaded page stays', async () => {
  await answer(0, fault(500, 'network'));
  expect(screen.getByRole('alert').textContent).toContain('Please check your internet connection.');
  await happens(new Event('online'));
  await answer(1, 'Own');
  await happens(new Event('online'));
  expect([answers.length, screen.getByRole('heading').textContent]).toEqual([2, 'Own']);
});

it.each([
  [404, 'This step is missing'],
  [403, 'Account Blocked'],
])('a page answered with %i shows “%s”', async (status, heading) => {
  await answer(0, fault(status));
  expect(screen.getByRole('heading').textContent).toBe(heading);
});

it('a page for guests stays when the session has ended', async () => {
  const guestRoot = document.createElement('main');
  document.body.append(guestRoot);
  const guestPlace = { ...place, root: guestRoot, coming: document.createElement('div') };
  await act(async () => sitePage({ ...about, access: 'guest' })(ownWindow, guestPlace));
  await answer(1, 'Guest');
  cookie = '';
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect([root.textContent, guestRoot.querySelector('h1')?.textContent]).toEqual(['', 'Guest']);
});
