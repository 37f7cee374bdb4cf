import ipaddr from 'ipaddr.js';

/** Not of this machine, a private network or a link, no tunnel to one of those, and not reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Names that resolve only to this machine or its network, and names without a dot. */
const localName = /^[^.]+\.?$|\.(localhost|local|internal|home\.arpa)\.?$/i;

/** True if the hostname of an address (`new URL(…).hostname`) may be public, before its resolution. */
export function isPublicHost(hostname: string): boolean {
  const address = withoutBrackets(hostname);
  return ipaddr.isValid(address) ? isPublicAddress(address) : !localName.test(hostname);
}

/** IP address of a host that needs no resolution; null otherwise. */
export function addressOf(hostname: string): string | null {
  const address = withoutBrackets(hostname);
  return ipaddr.isValid(address) ? address : null;
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
