import * as z from 'zod/mini';
import { ApplicationReference, ntbInfo } from '../../shared/api/ntb';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import type { SharedApplication } from './shared-story';

/** Status of a link that is none of an application. */
const UNKNOWN_REFERENCE = 404;

/** Asks for what a link leads to; null where that is no application. Without a proper reference the server is not
 *  asked: the address was cut short. */
export async function readShared(
  client: ApiClient,
  { location }: Pick<Window, 'location'>,
): Promise<SharedApplication | null> {
  const { data: ref } = z.safeParse(ApplicationReference, new URLSearchParams(location.search).get('ref'));
  try {
    return ref === undefined ? null : await client.call(ntbInfo, { ref });
  } catch (error) {
    if (error instanceof ApiError && error.status === UNKNOWN_REFERENCE) return null;
    throw error;
  }
}
