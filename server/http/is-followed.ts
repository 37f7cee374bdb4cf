import type { FastifyRequest } from 'fastify';
import { headerText } from './header-text';

/** Somebody follows an address: neither a program that only asks for the head, nor a browser that fetches ahead. */
export const isFollowed = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !headerText(request, 'sec-purpose').includes('prefetch');
