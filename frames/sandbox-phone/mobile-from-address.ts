import * as z from 'zod/mini';
import { Mobile } from '../../shared/api/fields';

/** The number in the address (`?mobile=9000000001`); null unless it has ten digits. */
export function mobileFromAddress(search: string): string | null {
  const mobile = z.safeParse(Mobile, new URLSearchParams(search).get('mobile'));
  return mobile.success ? mobile.data : null;
}
