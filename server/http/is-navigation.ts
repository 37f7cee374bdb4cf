import type { FastifyRequest } from 'fastify';
import { headerText } from './header-text';

/** Headers with which browsers, old ones included, mark a prefetch. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const isAhead = (purpose: string): boolean => /prefetch|preview/i.test(purpose);

/** GET, and neither a prefetch nor a preview. */
export const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !PURPOSES.some((name) => isAhead(headerText(request, name)));
