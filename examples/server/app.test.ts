// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app';
import { readConfig } from './config';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zenmart-'));
  await mkdir(join(folder, 'assets'));
  const page = '<script async src="{{provider}}/sdk/v1/kadam.js"></script>';
  for (const name of ['hub', 'pos']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.html'), page);
  }
  await writeFile(join(folder, 'stub.js'), 'stub()');
  await writeFile(join(folder, 'assets', 'till-0a1b2c3d.js'), 'till()');
  const config = readConfig({ KADAM_PROVIDER: 'http://localhost:4999/', LOG_LEVEL: 'silent' });
  app = await buildApp(config, { examplesFolder: folder, stubFile: join(folder, 'stub.js') }, () => 1_900_000_000_000);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("example merchant's server", () => {
  it('answers with a token for the agent that is not cacheable', async () => {
    const answer = await app.inject({ method: 'POST', url: '/kadam/token', payload: { agentId: 'ZM-3071' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(decodeJwt(answer.json().authToken)).toMatchObject({ sub: 'ZM-3071', exp: 1_900_000_600 });
  });

  it('answers with a token that expired 60 s ago if the page requests an expired one', async () => {
    const payload = { agentId: 'ZM-3071', expired: true };
    const answer = await app.inject({ method: 'POST', url: '/kadam/token', payload });
    expect(decodeJwt(answer.json().authToken).exp).toBe(1_899_999_940);
  });

  it.each([{}, { agentId: '' }, { agentId: 'a b' }, { agentId: 'ZM-3071', scope: 'all' }])(
    'refuses %j with 400',
    async (payload) => {
      const answer = await app.inject({ method: 'POST', url: '/kadam/token', payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/agent id|expected string|Unrecognized key/);
    },
  );

  it('refuses a form post with 415, so that another site cannot request a token', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/kadam/token', headers, payload: 'agentId=ZM-3071' });
    expect(answer.statusCode).toBe(415);
  });

  it('serves built assets with a lifetime of one year', async () => {
    const answer = await app.inject('/assets/till-0a1b2c3d.js');
    expect([answer.body, answer.headers['content-type']]).toEqual(['till()', 'text/javascript; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/', '/assets/other.js', '/assets/..%2fstub.js', '/assets/%2e%2e/stub.js', '/assets/till.json'])(
    'answers 404 at %s',
    async (url) => expect((await app.inject(url)).statusCode).toBe(404),
  );

  it.each(['/pos', '/pos/', '/'])('serves %s with the provider filled in and a new nonce each time', async (url) => {
    const answer = await app.inject({ url });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']{24}'/);
    expect(answer.body).toBe('<script async src="http://localhost:4999/sdk/v1/kadam.js"></script>');
    expect(String((await app.inject({ url })).headers['content-security-policy'])).not.toBe(policy);
  });

  it('allows the till one script host, one frame host and connections to its own origin', async () => {
    const policy = String((await app.inject({ url: '/pos' })).headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' http://localhost:4999");
    expect(policy).toContain('frame-src http://localhost:4999');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it("serves the SDK's stub from the shop's origin", async () => {
    const answer = await app.inject({ url: '/kadam-stub.js' });
    expect(answer.body).toBe('stub()');
    expect(answer.headers['content-type']).toContain('text/javascript');
  });

  it("counts violations of a page's policy", async () => {
    const before = (await app.inject({ url: '/csp-reports' })).json();
    expect(before).toEqual({ count: 0, reports: [] });
    const report = {
      'effective-directive': 'style-src-attr',
      'blocked-uri': 'inline',
      'document-uri': 'http://x.test/pos',
    };
    const headers = { 'content-type': 'application/csp-report' };
    const payload = JSON.stringify({ 'csp-report': report });
    const sent = await app.inject({ method: 'POST', url: '/csp-reports', headers, payload });
    expect(sent.statusCode).toBe(204);
    expect((await app.inject({ url: '/csp-reports' })).json()).toEqual({
      count: 1,
      reports: [{ directive: 'style-src-attr', blocked: 'inline', page: 'http://x.test/pos' }],
    });
  });
});

describe('environment of the example merchant', () => {
  it('lists every fault at once', () => {
    const read = () => readConfig({ MERCHANT_PORT: '70000', KADAM_PROVIDER: 'ftp://x', KADAM_EXAMPLE_SECRET: 'short' });
    expect(read).toThrow(/MERCHANT_PORT.*KADAM_PROVIDER.*KADAM_EXAMPLE_SECRET/s);
  });

  it('defaults to port 4500 and the provider on port 4400', () => {
    expect(readConfig({ MERCHANT_PORT: '' })).toMatchObject({ port: 4500, providerOrigin: 'http://localhost:4400' });
  });
});
