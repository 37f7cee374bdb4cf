import type { FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { keepCookiesPrivate } from './cookies';
import { setVisitCookies } from './site-cookies';

const ID = '0b9dd5c4-5a0e-4d0c-9d7a-7c2f1d8f2a11';
const shape = (cookie: string): string => cookie.replace(/^(\w+)=[\da-f-]{36}/, '$1=…');

/** Cookies that a page sets, opened with these cookies. */
async function setAt(url: string, cookie = ''): Promise<string[]> {
  const app = fastify();
  app.get('/', (request: FastifyRequest, reply) => {
    setVisitCookies(request, reply);
    return reply.send('');
  });
  const { headers } = await app.inject({ url, headers: { cookie } });
  return [headers['set-cookie'] ?? []].flat().map(shape);
}

describe('a first visit', () => {
  // @req STO-016, STO-018, STO-023
  it('leaves an id of the visit, and one of the browser until the year 9999, byte for byte', async () => {
    expect(await setAt('/')).toEqual([
      'uniqueId=…; Path=/; Secure; SameSite=Lax',
      'clientId=…; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; Secure; SameSite=Lax',
    ]);
  });

  it('is no first one where both are there, and again one where they were no ids of ours', async () => {
    expect(await setAt('/', `uniqueId=${ID}; clientId=${ID}`)).toEqual([]);
    expect(await setAt('/', 'uniqueId=<script>; clientId=1')).toHaveLength(2);
  });
});

describe('an answer that sets a cookie', () => {
  it('is never stored by a shared cache; another answer keeps its own cache headers', async () => {
    const app = fastify();
    keepCookiesPrivate(app);
    app.get('/:told', (request: FastifyRequest, reply) => {
      const { told } = request.params as { told: string };
      if (told !== 'nothing') reply.header('cache-control', told);
      setVisitCookies(request, reply);
      return reply.send('');
    });
    const told = async (path: string, cookie = '') =>
      (await app.inject({ url: path, headers: { cookie } })).headers['cache-control'];
    expect(await told('/no-cache')).toBe('private, no-cache');
    expect(await told('/public, max-age=60')).toBe('private, max-age=60');
    expect(await told('/no-store')).toBe('no-store');
    expect(await told('/nothing')).toBe('private, no-cache');
    expect(await told('/no-cache', `uniqueId=${ID}; clientId=${ID}`)).toBe('no-cache');
  });
});

describe('the campaign cookie', () => {
  const known = `uniqueId=${ID}; clientId=${ID}`;

  // @req CAT-007, STO-022
  it('stores the name of the last campaign for a year, without its id', async () => {
    expect(await setAt('/?utm_campaign=diwali&campaignId=77&utm_content=x', known)).toEqual([
      'lastTouch=diwali; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
    ]);
    expect(await setAt('/?campaignId=77', known)).toEqual([]);
  });

  it('is never a mobile number', async () => {
    expect(await setAt('/?utm_campaign=x-9812345678', known)).toEqual([]);
  });

  it('is encoded, and is not set for a name over 100 characters or given twice', async () => {
    expect(await setAt(`/?utm_campaign=${encodeURIComponent('a; Domain=x, b\r\nSet-Cookie: c=दी')}`, known)).toEqual([
      `lastTouch=${encodeURIComponent('a; Domain=x, b\r\nSet-Cookie: c=दी')}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`,
    ]);
    for (const query of [`utm_campaign=${'a'.repeat(101)}`, 'utm_campaign=', 'utm_campaign=a&utm_campaign=b'])
      expect(await setAt(`/?${query}`, known)).toEqual([]);
  });
});
