import { vi } from 'vitest';
import type { ApiClient } from '../../platform/api/client';
import type { OwnProps } from '../../platform/own-page';

/** A call as a test sees it: its path, what it was asked, and under which key. */
export interface Asked {
  readonly path: string;
  readonly input: unknown;
  readonly key: string | undefined;
}

/** What a view gets, with a server that answers as it is told. */
export function ownProps<Data>(data: Data, answer: (asked: Asked) => unknown = () => new Promise(() => undefined)) {
  const calls: Asked[] = [];
  const call = async (
    { path }: { readonly path: string },
    input: unknown,
    options?: { readonly idempotencyKey?: string },
  ): Promise<unknown> => {
    const asked = { path, input, key: options?.idempotencyKey };
    calls.push(asked);
    return answer(asked);
  };
  const props: OwnProps<Data> = {
    page: window,
    // SAFETY: a view calls and does nothing else with it.
    client: { call } as unknown as ApiClient,
    data,
    take: vi.fn(),
    reload: vi.fn(),
  };
  return { calls, props };
}
