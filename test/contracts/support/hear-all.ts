import { expect } from 'vitest';
import type { Kind } from './kinds';
import { leaveBy } from './leave-by';
import type { Shop } from './shop';

/** Opens a frame that sends each of its messages and closes; resolves to the events of the page. */
export async function hearAll(shop: Shop, { opener, says, closesWith }: Kind, merchantKey: 'ok' | 'before' = 'ok') {
  await shop.openFrame(opener, { merchantKey });
  const frame = await shop.untilOpened();
  for (const message of says)
    await frame.evaluate(([name, payload]) => window.widgetProbe.emit(name, payload), message);
  await leaveBy(frame.evaluate((reason) => window.widgetProbe.emit('widgetClosed', { reason }), closesWith));
  await shop.untilEnded(closesWith);
  expect(await shop.seen('faults')).toEqual([]);
  return shop.seen('events');
}

export const allOf = ({ says, closesWith }: Kind): string[] => [
  'opened',
  ...says.map(([name]) => name),
  `closed:${closesWith}`,
];
