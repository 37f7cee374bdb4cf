import { request } from 'node:http';
import type { ServerProcess } from './server-process';
import type { Reply, TestServer } from './test-server';

/** Calls a server process with a chosen `Host`, like a balancer; `fetch` cannot set it. */
export const requestAt =
  ({ url }: Pick<ServerProcess, 'url'>): TestServer['request'] =>
  (method, path, { headers = {}, payload } = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const call = request(url + path, { method, headers }, async (answer) => {
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Reply['headers'],
          body: isJson ? (JSON.parse(text) as Reply['body']) : null,
          text,
        });
      });
      call.on('error', reject).end(payload);
    });
