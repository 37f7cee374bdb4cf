import type { FastifyRequest } from 'fastify';
import { headerText } from './header-text';

/** Headers by which browsers, old ones too, mark a fetch ahead of a navigation. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const isAhead = (purpose: string): boolean => /prefetch|preview/i.test(purpose);

/** True for a navigation: GET, and not a prefetch or a preview. */
export const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !PURPOSES.some((name) => isAhead(headerText(request, name)));
