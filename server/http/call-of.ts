import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Caller } from '../services/caller';
import { pageLanguage } from './page-language';

/** Bits of an IPv6 address that a provider gives a customer at least; the rest he fills in as he likes. */
const CUSTOMERS_BITS = 64;

/** Whom limits count as one: an IPv4 address, or the network of an IPv6 address, of which one customer has 2^64. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMERS_BITS}`).toString()}/${CUSTOMERS_BITS}`;
}

/** Who makes a call, before it is known who that is. */
export const callOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  clientIp: request.ip,
  client: clientNetwork(request.ip),
  language: pageLanguage(request),
});
