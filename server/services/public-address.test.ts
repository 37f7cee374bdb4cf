import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address';

const hostOf = (host: string): string => new URL(`http://${host}/`).hostname;

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111'])('is true for the internet address %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    '127.0.0.1 127.9.9.9 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fe80::1%eth0 fd12::1 fec0::1 ::ffff:127.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1:: not-an-address'.split(
      ' ',
    ),
  )('is false for this machine, private networks, links and tunnels: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('isPublicHost', () => {
  it.each(['shop.example', 'shop.example.', '8.8.8.8', '[2606:4700::1111]'])('is true for %s', (host) => {
    expect(isPublicHost(hostOf(host))).toBe(true);
  });

  it.each(
    'localhost LOCALHOST. kadam.localhost shop.local metadata.google.internal router.home.arpa redis 127.1 0x7f.1 2130706433 0 [::1] [::ffff:10.0.0.1]'.split(
      ' ',
    ),
  )('is false in any notation for %s', (host) => {
    expect(isPublicHost(hostOf(host))).toBe(false);
  });
});
