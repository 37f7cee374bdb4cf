/** An origin as a browser sends it. Pages of an iOS app have a custom scheme: that of Capacitor or Ionic. */
export const originPattern = /^(https?|capacitor|ionic):\/\/[^/?#\s*;,]+$/;

const ANY_PORT = ':*';

/** True for an entry with a wildcard port, `http://localhost:*`, as in Content-Security-Policy. Only the sandbox
 *  registers such entries, for this machine. */
export const isAnyPort = (registered: string): boolean => registered.endsWith(ANY_PORT);

export const isOriginOf = (registered: readonly string[], origin: string): boolean =>
  registered.some((entry) =>
    isAnyPort(entry) ? origin.replace(/:\d{1,5}$/, '') === entry.slice(0, -ANY_PORT.length) : origin === entry,
  );
