import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFeedback } from './run-feedback';

let answers: (number | null)[];
const send = vi.fn(async (_asked: object) => answers.shift() ?? null);
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
    <button type="submit" data-sending="Sending…">Send</button></form>
    <section id="feedback-sent" tabindex="-1" hidden><button id="feedback-again"></button></section>`;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('kadamSession=1');
  start();
});
afterEach(() => vi.restoreAllMocks());

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
  [500, 'feedback-failed'],
  [429, 'feedback-many'],
])('an answer of %i is said, and what was typed stays to be sent again', async (status, place) => {
  answers = [status];
  choose(1);
  write('Slow');
  await submit();
  expect(at(place).hidden).toBe(false);
  expect(document.querySelector('textarea')?.value).toBe('Slow');
  await submit();
  expect([at(place).hidden, form().hidden]).toEqual([true, true]);
});

it('begins anew for who wants to say something else', async () => {
  choose(5);
  write('Quick');
  await submit();
  at('feedback-again').click();
  expect([form().hidden, at('feedback-count').textContent]).toEqual([false, '0 of 500']);
});
