/** A call of the server. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** From base path '/'. */
  readonly path: string;
  /** Body of a POST, query of a GET; absent for neither. */
  readonly input?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What of it goes to `fetch` beside its address. */
export const sentOf = ({ method, input, headers }: Call) => ({
  method,
  headers: {
    accept: 'application/json',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(method === 'POST' && { body: JSON.stringify(input ?? {}) }),
  credentials: 'same-origin' as const,
});
