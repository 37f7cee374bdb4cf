import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Lets what is under way at a desk come to its end, and time pass. */
export const settle = (ms = 0): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

export interface DeskCall {
  readonly path: string;
  readonly body: Record<string, unknown> | null;
  /** Its idempotency key. */
  readonly key: string | null;
}

/** The server of a desk in the tests of a file: what it was asked, and what it answers by the last part of the address. Each
 *  test begins with nothing asked, `first` answered, and an English page with empty storages. `nowMs`: when that is. */
export function deskCalls({
  nowMs = Date.now(),
  first = () => ({}),
}: {
  readonly nowMs?: number;
  readonly first?: () => Record<string, unknown>;
} = {}) {
  const calls: DeskCall[] = [];
  const answers: Record<string, unknown> = {};
  beforeEach(() => {
    vi.useFakeTimers({ now: nowMs });
    calls.length = 0;
    for (const name of Object.keys(answers)) delete answers[name];
    Object.assign(answers, first());
    document.documentElement.lang = 'en-IN';
    window.location.hash = '';
    window.sessionStorage.clear();
    window.localStorage.clear();
    vi.stubGlobal('fetch', async (path: string, { body, headers }: { body?: string; headers?: HeadersInit } = {}) => {
      const at = String(path).split('?')[0] ?? '';
      calls.push({
        path: at,
        body: body ? (JSON.parse(body) as Record<string, unknown>) : null,
        key: new Headers(headers).get('idempotency-key'),
      });
      const found = await answers[at.split('/').at(-1) ?? ''];
      if (found instanceof Response) return found.clone();
      return Response.json({ success: true, data: found ?? {} });
    });
  });
  afterEach(async () => {
    // A list reads as soon as it is shown: the answer arrives before the stub is removed.
    await settle();
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { calls, answers };
}
