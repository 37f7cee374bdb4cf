import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { header } from '../../shared/api/headers';
import type { Caller } from '../services/caller';
import { headerText } from './header-text';
import { pageLanguage } from './page-language';

/** Providers give a customer at least this prefix of an IPv6 address; the rest is arbitrary. */
const CUSTOMERS_BITS = 64;
/** Some providers give a customer this whole block. */
const BLOCK_BITS = 48;

/** Some proxies add the port, which differs per connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;

/** Rate-limit key: an IPv4 address, or the /64 network of an IPv6 address, since one customer has 2^64 addresses. */
export function clientNetwork(told: string): string {
  const address = withoutPort(told);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : firstBits(parsed.toString(), CUSTOMERS_BITS);
}

/** The block of 65,536 networks of an IPv6 address; null for IPv4. */
export function networkBlock(told: string): string | null {
  const address = withoutPort(told);
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? null : firstBits(parsed.toString(), BLOCK_BITS);
}

const firstBits = (address: string, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;

export const callOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  clientIp: withoutPort(request.ip),
  client: clientNetwork(request.ip),
  block: networkBlock(request.ip),
  proof: headerText(request, header.proofOfWork) || null,
  language: pageLanguage(request),
});
