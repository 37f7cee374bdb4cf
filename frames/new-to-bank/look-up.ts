import * as z from 'zod/mini';
import { ApplicationReference, ntbInfo } from '../../shared/api/ntb';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import type { LookEvent } from './shared-application';

const NOT_FOUND = 404;

/** Asks where the application behind a link stands. A link without a proper reference leads nowhere, and the server
 *  is not asked. `ref`: null where the address has none. Source: S2§7. */
export async function lookUp(api: ApiClient, ref: string | null): Promise<LookEvent> {
  const reference = z.safeParse(ApplicationReference, ref);
  if (!reference.success) return { type: 'notFound' };
  const query = new URLSearchParams({ ref: reference.data });
  try {
    const application = await api.call(
      { ...ntbInfo, path: `${ntbInfo.path}?${query}` as const, request: null },
      undefined,
    );
    return { type: 'found', application };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === NOT_FOUND) return { type: 'notFound' };
    if (error.kind === 'network') return { type: 'lookFailed', cause: { kind: 'offline' } };
    return { type: 'lookFailed', cause: { kind: 'failed', code: String(error.code) } };
  }
}
