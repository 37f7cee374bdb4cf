import { randomUUID } from 'node:crypto';
import { header } from '../../../shared/api/headers';
import type { PreloadedResponse } from '../../../shared/api/preloaded-response';
import type { ServerOf } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';

export type Headers = Readonly<Record<string, string | undefined>>;

/** A frame in a page of the example merchant. */
export interface Frame {
  token: string;
  get(path: string, headers?: Headers): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  login(mobile: string): Promise<Reply>;
}

/** A new frame without calls, on a device with this address. */
export function newFrame(kadam: ServerOf, own: Headers = {}, ip = '127.0.0.1'): Frame {
  const call = async (method: 'GET' | 'POST', path: string, body: unknown, headers: Headers = {}): Promise<Reply> => {
    const all = {
      [header.merchantKey]: 'zenmart_sandbox',
      [header.origin]: MERCHANT_ORIGIN,
      [header.sessionToken]: frame.token === '' ? undefined : frame.token,
      ...(method === 'POST' ? { [header.idempotencyKey]: randomUUID(), 'content-type': 'application/json' } : {}),
      ...own,
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const reply = await kadam().request(method, path, {
      ip,
      headers: Object.fromEntries(sent),
      ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    });
    const renewed = path.startsWith('/app/widget/init') ? undefined : reply.body?.data?.sessionToken;
    if (typeof renewed === 'string') frame.token = renewed;
    return reply;
  };
  const frame: Frame = {
    token: '',
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    async login(mobile) {
      await frame.post('/auth/initiate-login/', { mobile });
      return frame.post('/auth/verify-login', { mobile, otp: await kadam().codeFor(mobile), isTermsAccepted: true });
    },
  };
  return frame;
}

/** Answer of a call in the form of a preloaded response. */
export const asAnswered = async (
  frame: Frame,
  method: 'GET' | 'POST',
  path: string,
  input = {},
): Promise<PreloadedResponse> => {
  const { body } = await (method === 'GET' ? frame.get(path) : frame.post(path, input));
  return { method, path, input, data: body?.data };
};

export async function startedFrame(kadam: ServerOf, own: Headers = {}, ip?: string): Promise<Frame> {
  const frame = newFrame(kadam, own, ip);
  const { body } = await frame.post('/app/widget/init');
  frame.token = String(body?.data?.sessionToken);
  return frame;
}
