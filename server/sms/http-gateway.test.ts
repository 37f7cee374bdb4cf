import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpSmsGateway } from './http-gateway';
import { SmsNotSent } from './sms-sender';

let gateway: Server;
let status = 202;
let got: { readonly authorization: string | undefined; readonly body: unknown } | undefined;
beforeEach(async () => {
  gateway = createServer(async (request, response) => {
    const chunks = await request.toArray();
    got = { authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) };
    response.writeHead(status).end('accepted');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterEach(() => gateway.close());

const url = (): string => {
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return `http://127.0.0.1:${address.port}/send`;
};
const message = { mobile: '9876543210', text: 'Your code' };

describe('the HTTP gateway', () => {
  it('posts number and text with the bearer token', async () => {
    status = 202;
    await httpSmsGateway({ url: url(), token: 'key' }).send(message);
    expect(got).toEqual({ authorization: 'Bearer key', body: { to: '+919876543210', text: 'Your code' } });
  });

  it('takes any other status than 2xx for a message that was not sent, and names no number', async () => {
    status = 500;
    const sending = httpSmsGateway({ url: url(), token: null }).send(message);
    await expect(sending).rejects.toThrow(new SmsNotSent('the SMS gateway answered 500'));
    expect(got?.authorization).toBeUndefined();
  });

  it('takes silence for a message that was not sent', async () => {
    const target = url();
    gateway.close();
    await once(gateway, 'close');
    await expect(httpSmsGateway({ url: target, token: null }).send(message)).rejects.toThrow(SmsNotSent);
  });
});
