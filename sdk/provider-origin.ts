import { refuse, type Schema } from '../shared/bridge';

/** The origin of the provider, as browsers write it: http(s), with nothing behind it but a slash. */
export const providerOrigin: Schema<string> = (value, path) => {
  try {
    const { origin, href } = new URL(value as string);
    if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
  } catch {
    // No address at all.
  }
  return refuse(path, 'an origin like https://pay.example');
};
