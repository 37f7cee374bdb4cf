import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFeedback } from './run-feedback';
import { sendFeedbackBy } from './send-feedback';

type Fault = Awaited<ReturnType<typeof sendFeedbackBy>>;
let answers: Fault[];
const send = vi.fn(async (_asked: object): Promise<Fault> => answers.shift() ?? null);
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const form = (): HTMLFormElement => at('feedback') as HTMLFormElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
async function submit(): Promise<void> {
  form().dispatchEvent(new Event('submit', { cancelable: true }));
  await settled();
}
const choose = (rating: number): void => {
  (document.querySelector(`[value="${rating}"]`) as HTMLInputElement).checked = true;
};
const write = (text: string): void => {
  const area = document.querySelector('textarea') as HTMLTextAreaElement;
  area.value = text;
  area.dispatchEvent(new Event('input'));
};
const number = (): HTMLInputElement => document.querySelector('[name=mobile]') as HTMLInputElement;

const start = (): void => runFeedback(window, async () => ({ sendFeedbackBy: send }));

beforeEach(() => {
  answers = [];
  send.mockClear();
  const ratings = [1, 2, 3, 4, 5].map((each) => `<input type="radio" name="rating" value="${each}">`).join('');
  document.body.innerHTML = `<form id="feedback">${ratings}<textarea name="message"></textarea>
    <p id="feedback-count" data-of="0 of 500">0 of 500</p><label id="feedback-mobile" hidden><input name="mobile"></label>
    <p id="feedback-missing" hidden></p><p id="feedback-failed" hidden></p><p id="feedback-many" hidden></p>
    <p id="feedback-offline" hidden></p><p id="feedback-intercepted" hidden></p>
    <button type="submit" data-sending="Sending…">Send</button></form>
    <section id="feedback-sent" tabindex="-1" hidden><button id="feedback-again"></button></section>`;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('kadamSession=1');
  start();
});
afterEach(() => vi.restoreAllMocks());

// @req RTE-072
it('sends a rating alone, and says that it is there', async () => {
  choose(4);
  await submit();
  expect(send.mock.calls).toEqual([[{ rating: 4, message: '' }]]);
  expect([form().hidden, at('feedback-sent').hidden]).toEqual([true, false]);
  expect(document.activeElement).toBe(at('feedback-sent'));
});

it('sends nothing without a rating, and says so', async () => {
  write('Clear');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(at('feedback-missing').hidden).toBe(false);
});

it('counts what is typed, sends it without spaces around it, and a number without what stands before its ten digits', async () => {
  choose(2);
  write('  Clear.  ');
  expect(at('feedback-count').textContent).toBe('10 of 500');
  number().value = '+91 98765 43210';
  await submit();
  expect(send.mock.calls).toEqual([[{ rating: 2, message: 'Clear.', mobile: '9876543210' }]]);
});

it('asks a guest for no number and sends none, because no session has verified it', async () => {
  const field = at('feedback-mobile');
  expect(field.hidden).toBe(false);
  field.hidden = true;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('lastTouch=x');
  start();
  expect(field.hidden).toBe(true);
  choose(3);
  number().value = '9876543210';
  await submit();
  expect(send.mock.calls[0]).toEqual([{ rating: 3, message: '' }]);
});

it('sends no number that is none', async () => {
  choose(2);
  number().value = '12345';
  await submit();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['failed', 'feedback-failed'],
  ['tooMany', 'feedback-many'],
  ['offline', 'feedback-offline'],
  ['intercepted', 'feedback-intercepted'],
] as const)('that it ended as %s is said, and what was typed stays to be sent again', async (fault, place) => {
  answers = [fault];
  choose(1);
  write('Slow');
  await submit();
  expect(at(place).hidden).toBe(false);
  expect(document.querySelector('textarea')?.value).toBe('Slow');
  await submit();
  expect([at(place).hidden, form().hidden]).toEqual([true, true]);
});

it('starts an empty form for another feedback', async () => {
  choose(5);
  write('Quick');
  await submit();
  at('feedback-again').click();
  expect([form().hidden, at('feedback-count').textContent]).toEqual([false, '0 of 500']);
});

it.each([
  [
    '200 with a login page of HTML',
    new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } }),
    'intercepted',
  ],
  ['502 of a gateway', new Response('', { status: 502 }), 'offline'],
  ['429 of ours', Response.json({ success: false, code: 429, message: 'x' }, { status: 429 }), 'tooMany'],
  ['503 of ours', Response.json({ success: false, code: 503, message: 'x' }, { status: 503 }), 'failed'],
])('sends over a network that answers %s, and ends as %s', async (_, response, fault) => {
  vi.stubGlobal('fetch', async () => response);
  expect(await sendFeedbackBy({ rating: 3, message: '' })).toBe(fault);
  vi.unstubAllGlobals();
});
