import { siteCookie } from './cookies';

/** Name of the campaign that somebody came by last, encoded as an address needs it; null where the cookies name none. */
export const lastTouchIn = (cookies: string): string | null =>
  new RegExp(`(?:^|; )${siteCookie.campaign}=([^;]+)`).exec(cookies)?.[1] ?? null;
