import { Mobile } from '../../shared/api/fields';

/** The number in the address (`?mobile=9000000001`); null unless it has ten digits. */
export function mobileFromAddress(search: string): string | null {
  const mobile = Mobile.safeParse(new URLSearchParams(search).get('mobile'));
  return mobile.success ? mobile.data : null;
}
