import type { FastifyRequest } from 'fastify';

/** '' for an absent header; Node joins repeated ones, and a joined value matches nothing. */
export function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
