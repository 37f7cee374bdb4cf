import type { Reply } from './fake-server';

const html = (status: number): Reply => ({ status, type: 'text/html', text: '<html><title>Login</title></html>' });
const json = (text: string): Reply => ({ text });

/** Responses of a proxy, a firewall or a Wi-Fi login in place of our server. */
export const foreignAnswers: readonly (readonly [name: string, reply: Reply])[] = [
  ...[200, 201, 206, 400, 401, 403, 404, 407, 409, 410, 413, 415, 418, 429, 451, 511].map(
    (status) => [`${status} with a page of HTML`, html(status)] as const,
  ),
  ['200 without a body', { text: '' }],
  ['204', { status: 204 }],
  ['200 with spaces', { text: '  \n' }],
  ['200 with {}', json('{}')],
  ['200 with []', json('[]')],
  ['200 with null', json('null')],
  ['200 with true', json('true')],
  ['200 with a success that is cut off', json('{"success":true,"data":{"status":"COMPL')],
  ['200 with a refusal that is cut off', json('{"success":false,"code":4302,"mess')],
  ['200 with a success and nothing else', json('{"success":true}')],
  ['200 with a success and a message', json('{"success":true,"message":"Signed in"}')],
  ['200 with the flag as a text', json('{"success":"true","data":{}}')],
  ['200 with a refusal without a code', json('{"success":false,"message":"Please log in"}')],
  ['200 with a refusal without a message', json('{"success":false,"code":4302}')],
  ['200 with JSON of a firewall', json('{"status":"blocked","category":"finance"}')],
  ['200 with JSON of a content network', json('{"success":false,"errors":[{"code":1020,"message":"Denied"}]}')],
  ['403 with JSON of another product', { status: 403, body: { error: { code: 403, message: 'Forbidden' } } }],
  ['401 with JSON of another product', { status: 401, body: { code: 401, message: 'Token expired' } }],
  ['404 with JSON of another product', { status: 404, body: { timestamp: 1, status: 404, path: '/app' } }],
  ['404 with a success', { status: 404, body: { success: true, data: {} } }],
];

/** Responses of gateways that do not reach our server. */
export const gatewayAnswers: readonly (readonly [name: string, reply: Reply])[] = [
  ...[500, 502, 503, 504, 520].map((status) => [`${status} with a page of HTML`, html(status)] as const),
  ['503 with JSON that asks to come again', { status: 503, body: { retry: true }, headers: { 'retry-after': '1' } }],
];
