/** An origin as a browser writes it. The pages of an app on iOS have a scheme of their own: that of Capacitor or of Ionic. */
export const originPattern = /^(https?|capacitor|ionic):\/\/[^/?#\s*;,]+$/;

const ANY_PORT = ':*';

/** True for an entry that stands for every port of a host, `http://localhost:*`, as Content-Security-Policy writes it. Only
 *  the sandbox registers any, for this machine. */
export const isAnyPort = (registered: string): boolean => registered.endsWith(ANY_PORT);

/** Whether an origin is one of those that are registered for a merchant. */
export const isOriginOf = (registered: readonly string[], origin: string): boolean =>
  registered.some((entry) =>
    isAnyPort(entry) ? origin.replace(/:\d{1,5}$/, '') === entry.slice(0, -ANY_PORT.length) : origin === entry,
  );
