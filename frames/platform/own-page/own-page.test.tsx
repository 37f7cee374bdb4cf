import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import { type OwnPlace, type OwnProps, ownPage } from './own-page';

const read = endpoint({
  method: 'GET',
  path: '/app/own',
  summary: 'Reads',
  scope: 'site',
  request: null,
  response: z.object({ name: z.string() }),
});

let place: OwnPlace;
let ownWindow: Window & typeof globalThis;
let answers: ((value: string | Error) => void)[];
let root: HTMLElement;
let coming: HTMLElement;
let cookie: string;
let replaced: string[];
/** What happens to this test's page alone. */
let around: EventTarget;
const fault = (status: number, kind: ApiErrorKind = 'http') => new ApiError({ kind, status, message: 'No.' });

const View = ({ data, client, take, reload }: OwnProps<string>) => (
  <>
    <h1>{data}</h1>
    {data === 'Own' && (
      <button type="button" onClick={() => take('Taken')}>
        Take
      </button>
    )}
    <button
      type="button"
      onClick={() =>
        void client.call(read, undefined).then(
          ({ name }) => take(name),
          () => 0,
        )
      }
    >
      Call
    </button>
    <button type="button" onClick={reload}>
      Again
    </button>
  </>
);
const start = ownPage<string>({
  ask: () =>
    new Promise((resolve, reject) => {
      answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    }),
  View,
});
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
  document.body.innerHTML = '<div id="own"><div id="own-coming">Shape</div></div>';
  [root, coming] = ['own', 'own-coming'].map((id) => document.getElementById(id)) as [HTMLElement, HTMLElement];
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

it('shows the shape that came with the document until there is an answer, and then that', async () => {
  expect([root.textContent, root.getAttribute('aria-busy')]).toEqual(['Shape', 'true']);
  await answer(0, 'Own');
  expect([screen.getByRole('heading').textContent, root.getAttribute('aria-busy')]).toEqual(['Own', 'false']);
  expect(root.contains(coming)).toBe(false);
});

// @req ERR-013, Q-006
it('leads whoever is not logged in any more to My Account, and back to the whole address, and shows nothing more', async () => {
  await answer(0, fault(401, 'unauthorised'));
  expect(root.childElementCount).toBe(0);
  expect(replaced).toEqual([`/hi/account?next=${encodeURIComponent('/hi/own?a=1&b=%26#c')}`]);
});

it('a page that accepts guests opens the login over the page without a redirect, and loads its data again afterwards', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(fault(401, 'unauthorised')).mockResolvedValue('Own');
  const onGuest = vi.fn<(again: () => void) => void>();
  await act(async () => ownPage<string>({ ask, View, onGuest })(ownWindow, place));
  await act(async () => undefined);
  expect([onGuest.mock.calls.length, ask.mock.calls.length, replaced]).toEqual([1, 1, []]);
  await act(async () => onGuest.mock.calls[0]?.[0]());
  expect([screen.getByRole('heading').textContent, ask.mock.calls.length]).toEqual(['Own', 2]);
});

it('the same where a call of the view says so', async () => {
  await answer(0, 'Own');
  const body = JSON.stringify({ success: false, code: 401, message: 'Log in' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }));
  await act(async () => void fireEvent.click(screen.getByText('Call')));
  await act(() => vi.runOnlyPendingTimersAsync());
  expect([replaced.length, root.childElementCount]).toEqual([1, 0]);
});

it('the same within a minute after half an hour has passed', async () => {
  await answer(0, 'Own');
  cookie = '';
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect([replaced.length, root.childElementCount]).toEqual([1, 0]);
});

it('asks anew before it shows anything where the browser brings it back, and an answer to what was asked before is too late', async () => {
  await answer(0, 'Somebody’s');
  await happens(broughtBack());
  expect(root.textContent).toBe('Shape');
  await happens(broughtBack());
  await answer(1, 'Somebody’s');
  expect(root.textContent).toBe('Shape');
  await answer(2, 'Own');
  expect(screen.getByRole('heading').textContent).toBe('Own');
});

it('says that it did not load, asks again when told to, and puts the focus on what came', async () => {
  await answer(0, fault(500));
  expect(screen.getByRole('alert').textContent).toContain('This didn’t load');
  // Guests and agents read it too, who have none.
  expect(screen.getByRole('alert').textContent).not.toContain('EMI');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(root.textContent).toBe('Shape');
  await answer(1, 'Own');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('puts the focus on the heading where what had it is gone: with its own press, or while all of it was asked for', async () => {
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

it('without a network says so, and asks by itself once there is one; what is shown stays', async () => {
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
])('an answer of %i is said as %s', async (status, heading) => {
  await answer(0, fault(status));
  expect(screen.getByRole('heading').textContent).toBe(heading);
});
