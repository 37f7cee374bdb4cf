import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import type { SmsSender } from './sms-sender';

/** Measures how long a gateway takes to accept a message. */
export const timedSms = (gateway: SmsSender, clock: Clock, metrics: Pick<Metrics, 'smsSends'>): SmsSender => ({
  async send(message) {
    const startedAtMs = clock.nowMs();
    let outcome = 'failed';
    try {
      await gateway.send(message);
      outcome = 'accepted';
    } finally {
      metrics.smsSends.observe({ outcome }, (clock.nowMs() - startedAtMs) / 1000);
    }
  },
});
