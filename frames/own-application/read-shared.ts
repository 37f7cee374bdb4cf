import * as z from 'zod/mini';
import { ApplicationReference, ntbInfo } from '../../shared/api/ntb';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import type { SharedInput } from './shared.flow';

/** Status of a link that no application has. */
const UNKNOWN_REFERENCE = 404;

/** Reads the application that a link names. Without a proper reference the server is not asked: the address was cut
 *  short. */
export async function readShared(client: ApiClient, { location }: Pick<Window, 'location'>): Promise<SharedInput> {
  const { data: ref } = z.safeParse(ApplicationReference, new URLSearchParams(location.search).get('ref'));
  try {
    return ref === undefined
      ? { ref: '', application: null }
      : { ref, application: await client.call(ntbInfo, { ref }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === UNKNOWN_REFERENCE) return { ref: '', application: null };
    throw error;
  }
}
