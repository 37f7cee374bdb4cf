import { expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics';
import { FakeClock } from '../testing/server/fake-clock';
import { SmsNotSent } from './sms-sender';
import { timedSms } from './timed-sms';

it('a gateway that accepts one message after 400 ms and refuses the next after 2 s is measured with both', async () => {
  const metrics = createMetrics();
  const clock = new FakeClock();
  const waitsMs = [400, 2_000];
  const sms = timedSms(
    {
      async send() {
        clock.advance(waitsMs.shift() ?? 0);
        if (waitsMs.length === 0) throw new SmsNotSent();
      },
    },
    clock,
    metrics,
  );
  const message = { mobile: '9000000001', text: 'Your OTP' };
  await sms.send(message);
  await expect(sms.send(message)).rejects.toThrow(SmsNotSent);
  const { values } = await metrics.smsSends.get();
  const sums = values.filter(({ metricName }) => metricName === 'kadam_sms_send_seconds_sum');
  expect(sums.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['accepted', 0.4],
    ['failed', 2],
  ]);
});
