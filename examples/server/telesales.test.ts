// @vitest-environment node
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTelesales } from './telesales';

const app = fastify();
const asked: unknown[] = [];
beforeAll(async () => {
  registerTelesales(app, {
    async openDesk(...about) {
      asked.push(about);
      return { url: 'https://kadam.example/telesales/enter?entry=once' };
    },
  });
  await app.ready();
});
afterAll(() => app.close());

it('an agent is redirected to the desk by a new address of the provider, which is not cacheable', async () => {
  const { statusCode, headers } = await app.inject('/telesales?agent=ZM-3071&opens=applications');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    'https://kadam.example/telesales/enter?entry=once',
    'no-store',
  ]);
  await app.inject('/telesales');
  expect(asked).toEqual([
    ['ZM-3071', 'applications'],
    ['ZM-5001', 'payment'],
  ]);
});
