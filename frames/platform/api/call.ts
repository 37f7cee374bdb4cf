export interface Call {
  readonly method: 'GET' | 'POST';
  /** From base path '/'. */
  readonly path: string;
  /** Body of a POST, query of a GET. */
  readonly input?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Options of `fetch`. */
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
