// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { codeListener } from './code-listener';
import type { CodeListening } from './web-otp';

/** A browser without a received code. */
function browser() {
  const heard: ((result: CodeListening) => void)[] = [];
  const signals: AbortSignal[] = [];
  const listen = (signal: AbortSignal): Promise<CodeListening> => {
    signals.push(signal);
    return new Promise((resolve) => heard.push(resolve));
  };
  return { listen, heard, signals };
}

// @req WID-026
it('a code from an SMS reaches the field, and the host is told how far that is, not the code', async () => {
  const { listen, heard } = browser();
  const emit = vi.fn();
  const code = await new Promise<string>((resolve) => {
    codeListener(listen, emit, resolve).listenForOtp();
    heard[0]?.({ state: 'received', code: '12345' });
  });
  expect(code).toBe('12345');
  expect(emit.mock.calls).toEqual([['requested'], ['received']]);
});

it('one code is listened for at a time, and none once it has stopped', () => {
  const { listen, signals } = browser();
  const listener = codeListener(listen, vi.fn(), vi.fn());
  listener.listenForOtp();
  listener.listenForOtp();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  listener.stopListening();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('a browser that reads no codes is not asked', () => {
  const emit = vi.fn();
  codeListener(null, emit, vi.fn()).listenForOtp();
  expect(emit).not.toHaveBeenCalled();
});
