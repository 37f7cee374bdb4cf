import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { sharedApplication } from './testing/shared-application';
import { useSharedApplication } from './use-shared-application';

const REF = 'r'.repeat(22);
type Answer = { resolve(application: typeof sharedApplication): void; reject(cause: unknown): void };

/** The hook, and the calls that it has made, to be answered in any order. */
function looking() {
  const asked: Answer[] = [];
  const call = vi.fn(() => new Promise((resolve, reject) => asked.push({ resolve, reject })));
  const api = { call } as unknown as ApiClient;
  const { result } = renderHook(() => useSharedApplication(api, REF));
  const answer = (at: number, how: (answer: Answer) => void) =>
    act(async () => {
      const one = asked[at];
      if (!one) throw new Error(`no call ${at}`);
      how(one);
      // Behind every promise that waits for it.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { asked, answer, state: () => result.current[0], lookAgain: () => act(async () => result.current[1]()) };
}

const offline = new ApiError({ kind: 'network', status: 500, message: 'Network Error' });

describe('the page of a shared application', () => {
  it('looks by itself once the network is back, and only where the look before has failed', async () => {
    const page = looking();
    await page.answer(0, ({ reject }) => reject(offline));
    expect(page.state()).toEqual({ step: 'failed', cause: { kind: 'offline' } });
    await act(async () => window.dispatchEvent(new Event('online')));
    await page.answer(1, ({ resolve }) => resolve(sharedApplication));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(page.asked).toHaveLength(2);
    expect(page.state()).toMatchObject({ step: 'shown', refresh: 'none' });
  });

  it('hears nothing of a look after which it has looked again', async () => {
    const page = looking();
    await page.answer(0, ({ resolve }) => resolve(sharedApplication));
    await page.lookAgain();
    await page.lookAgain();
    await page.answer(1, ({ reject }) => reject(offline));
    expect(page.state()).toMatchObject({ step: 'shown', refresh: 'running' });
    await page.answer(2, ({ resolve }) => resolve(sharedApplication));
    expect(page.state()).toMatchObject({ step: 'shown', refresh: 'none' });
  });
});
