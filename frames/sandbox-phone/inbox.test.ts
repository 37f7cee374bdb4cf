import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmsMessage, watchInbox, withMessage } from './inbox';

class FakeStream extends EventTarget {
  static opened: FakeStream[] = [];
  readyState = 0;
  close = vi.fn();
  constructor(readonly address: string) {
    super();
    FakeStream.opened.push(this);
  }
  sms(message: SmsMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
const newest = (): FakeStream => FakeStream.opened.at(-1) ?? expect.fail('no stream was opened');
const watch = (onChange: (change: unknown) => void): (() => void) =>
  watchInbox('9000000001', onChange, (address) => new FakeStream(address));

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.opened = [];
});
afterEach(() => vi.useRealTimers());

describe('the inbox of the sandbox phone', () => {
  it('asks for the messages of its own number and hands on each one', () => {
    const onChange = vi.fn();
    watch(onChange);
    expect(newest().address).toBe('/sandbox/sms/stream?mobile=9000000001');
    newest().dispatchEvent(new Event('open'));
    newest().sms({ id: 7, text: 'hello', sentAtMs: 1 });
    expect(onChange.mock.calls).toEqual([
      [{ connection: 'live' }],
      [{ message: { id: 7, text: 'hello', sentAtMs: 1 } }],
    ]);
  });

  it('leaves a broken stream to the browser, and opens a refused one again after 2,000 ms', () => {
    const onChange = vi.fn();
    watch(onChange);
    newest().dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(10_000);
    expect(FakeStream.opened).toHaveLength(1);
    newest().readyState = 2;
    newest().dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1_999);
    expect(FakeStream.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeStream.opened).toHaveLength(2);
    expect(onChange).toHaveBeenLastCalledWith({ connection: 'interrupted' });
  });

  it('is silent after it was left: the stream is closed and no timer opens another', () => {
    const leave = watch(vi.fn());
    const [stream] = FakeStream.opened;
    newest().readyState = 2;
    newest().dispatchEvent(new Event('error'));
    leave();
    vi.advanceTimersByTime(10_000);
    expect(stream?.close).toHaveBeenCalledOnce();
    expect(FakeStream.opened).toHaveLength(1);
  });

  it('shows a message once although it came twice, and in the order it was sent', () => {
    const first = { id: 1, text: 'a', sentAtMs: 1 };
    const second = { id: 2, text: 'b', sentAtMs: 2 };
    const both = withMessage(withMessage([], second), first);
    expect(both).toEqual([first, second]);
    expect(withMessage(both, second)).toBe(both);
  });
});
