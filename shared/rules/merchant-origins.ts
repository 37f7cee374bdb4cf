const ANY_PORT = ':*';

/** True for an entry that stands for every port of a host, `http://localhost:*`, as Content-Security-Policy writes it. Only
 *  the sandbox registers any, for this machine. */
export const isAnyPort = (registered: string): boolean => registered.endsWith(ANY_PORT);

/** Whether an origin is one of those that are registered for a merchant. */
export const isOriginOf = (registered: readonly string[], origin: string): boolean =>
  registered.some((entry) =>
    isAnyPort(entry) ? origin.replace(/:\d{1,5}$/, '') === entry.slice(0, -ANY_PORT.length) : origin === entry,
  );
