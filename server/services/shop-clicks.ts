import type { Clock } from '../platform/clock';
import { countUses } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { type ShopClick, shopClick } from '../store/shop-clicks';
import { writeAll } from '../store/write';
import { type ClientLimits, limitedUse } from './limits';

interface ClickDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: ClientLimits;
}

export async function countClick(
  { db, clock, limits }: ClickDeps,
  client: string,
  click: Omit<ShopClick, 'at_ms'>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const refused = await countUses(db, [limitedUse(limits.shopClicks, [client])], nowMs);
  if (!refused) await writeAll(db, [shopClick({ ...click, at_ms: nowMs })]);
}
