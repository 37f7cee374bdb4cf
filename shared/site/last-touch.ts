import { siteCookie } from './cookies';

/** Name of the last campaign, URL-encoded; null if the cookies have none. */
export const lastTouchIn = (cookies: string): string | null =>
  new RegExp(`(?:^|; )${siteCookie.campaign}=([^;]+)`).exec(cookies)?.[1] ?? null;
