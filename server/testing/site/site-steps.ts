import { randomUUID } from 'node:crypto';
import { header } from '../../../shared/api/headers';
import type { Reply, TestServer } from '../server/test-server';

/** Main host of test servers, from their public address. */
export const MAIN_HOST = 'localhost:4400';

type Headers = Readonly<Record<string, string | undefined>>;

/** A browser at one host, which stores and sends the cookies of that host. */
export interface Browser {
  readonly jar: Map<string, string>;
  /** Headers of all calls of its pages. */
  proof(): Readonly<Record<string, string>>;
  get(path: string, headers?: Headers): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  /** Requests an OTP and types it. */
  login(mobile: string): Promise<Reply>;
}

/** Cookies of an answer, as in its headers. */
export const setBy = ({ headers }: Reply): string[] => [headers['set-cookie'] ?? []].flat().map(String);

/** Its server; `codeFor` is needed for a login. */
type Asked = Pick<TestServer, 'request'> & Partial<Pick<TestServer, 'codeFor'>>;

/** Without cookies. */
export function newBrowser(kadam: () => Asked, host = MAIN_HOST, ip = '127.0.0.1'): Browser {
  const jar = new Map<string, string>();
  const call = async (method: 'GET' | 'POST', path: string, body: unknown, own: Headers = {}): Promise<Reply> => {
    const all = {
      ...browser.proof(),
      ...(method === 'POST' ? { 'content-type': 'application/json', [header.idempotencyKey]: randomUUID() } : {}),
      ...own,
    };
    const reply = await kadam().request(method, path, {
      ip,
      headers: Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    });
    for (const cookie of setBy(reply)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; Max-Age=0(;|$)/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  const browser: Browser = {
    jar,
    proof: () => ({
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    }),
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    async login(mobile) {
      const { codeFor } = kadam();
      if (!codeFor) throw new Error('no code was sent');
      await browser.post('/auth/initiate-login/', { mobile });
      return browser.post('/auth/verify-login', { mobile, otp: await codeFor(mobile), isTermsAccepted: true });
    },
  };
  return browser;
}
