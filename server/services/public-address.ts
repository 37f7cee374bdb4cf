import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet: not this machine's, a private network's or a link's, no tunnel to one
 *  of those, and not set aside for anything. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Names that lead nowhere but to this machine or its network, and names without a dot, which only a network knows. */
const localName = /^[^.]+\.?$|\.(localhost|local|internal|home\.arpa)\.?$/i;

/** Whether the host of an address (`new URL(…).hostname`) may be one of the internet, as far as it says itself. What a
 *  name stands for is only known once it is looked up. */
export function isPublicHost(hostname: string): boolean {
  const address = withoutBrackets(hostname);
  return ipaddr.isValid(address) ? isPublicAddress(address) : !localName.test(hostname);
}

/** The same for a host that is connected to without a look-up; null where it has to be looked up. */
export function addressOf(hostname: string): string | null {
  const address = withoutBrackets(hostname);
  return ipaddr.isValid(address) ? address : null;
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
