import { refuse, type Schema } from '../shared/bridge';

/** Parses an http(s) origin, with or without a trailing slash. Returns it as browsers write it. */
export const providerOrigin: Schema<string> = (value, path) => {
  try {
    const { origin, href } = new URL(value as string);
    if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
  } catch {
    // Not a URL.
  }
  return refuse(path, 'an origin like https://pay.example');
};
