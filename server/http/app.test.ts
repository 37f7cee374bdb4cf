import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics';
import { waitForLender } from '../platform/own-time';
import { createApp } from './app';

describe('the metrics of a call', () => {
  let nowMs = 0;
  let url = '';
  const metrics = createMetrics();
  const app = createApp({
    logger: pino({ level: 'silent' }),
    metrics,
    publicUrl: 'http://localhost:4400',
    trustedProxies: 0,
    steadyNowMs: () => nowMs,
  });
  beforeAll(async () => {
    const lender = async (answersAtMs: number): Promise<void> => {
      await Promise.resolve();
      nowMs = answersAtMs;
    };
    app.post('/pay', async () => {
      nowMs = 20;
      await waitForLender(lender(320));
      nowMs += 30;
      return {};
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('a request of 350 ms that waits 300 ms for a lender has an own time of 50 ms', async () => {
    const answer = await fetch(`${url}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(40_000) }),
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(() => metrics.registry.metrics())
      .toMatch(/kadam_http_own_seconds_sum\{method="POST",route="\/pay"\} 0\.05\b/);
  });
});
