import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/platform/clock';
import { approvedMobiles, type CheckoutEnd, type HeardAnswer, Shopper } from '../../server/testing/account/shopper';
import { soundBooks } from '../../server/testing/payments/ledger-audit';
import { type Audit, auditOrders, describeAudit } from './support/audit';
import { apiBuckets, describeTimes } from './support/metrics';
import { openAt, SECRET, type Shop, startShop } from './support/shop';

const SHOPPERS = Number(process.env.KADAM_LOAD_SHOPPERS ?? 200);
const PROCESSES = Number(process.env.KADAM_LOAD_PROCESSES ?? 2);
/** Shoppers who start per second; 0 = all at once, which measures the queue of an undersized machine. */
const PER_SECOND = Number(process.env.KADAM_LOAD_PER_SECOND ?? 0);
const LASTS_AT_MOST_MS = 600_000;
/** The primary is killed after this percentage has paid: the others are at every step then. */
const PAID_BEFORE_PERCENT = 25;
/** A shopper's page retries after this time without a response, and gives up much later. */
const PATIENCE = { answersWithinMs: 20_000, patienceMs: 120_000, looksAgain: true } as const;
/** The sweep settles calls of the killed process. */
const SETTLED_WITHIN_MS = 90_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(PROCESSES);
}, LASTS_AT_MOST_MS);
afterAll(() => shop.stop(), LASTS_AT_MOST_MS);

const [mobiles, othersMobiles] = ((all) => [all.slice(0, SHOPPERS), all.slice(SHOPPERS)] as const)(
  approvedMobiles(2 * SHOPPERS),
);
const say = (...lines: readonly string[]): void => void process.stdout.write(`\n${lines.join('\n')}\n`);
const toldOf = (ends: readonly CheckoutEnd[]): string[] =>
  ends.flatMap(({ end, orderId }) => (end === 'paid' ? [orderId] : []));

const where = `${SHOPPERS} shoppers ${PER_SECOND > 0 ? `(${PER_SECOND} a second)` : 'at once'}, each with a whole checkout, on ${PROCESSES} processes behind HAProxy, PgBouncer and a PostgreSQL with a synchronous standby`;
describe(where, () => {
  it('no payment is lost, doubled or unbalanced', { timeout: LASTS_AT_MOST_MS }, async () => {
    const startedAtMs = Date.now();
    const ends = await Promise.all(
      mobiles.map(async (mobile, index) => {
        if (PER_SECOND > 0) await systemClock.delay((index / PER_SECOND) * 1000);
        return new Shopper([shop.url], SECRET).checkOut(mobile, `LOAD-${index}`);
      }),
    );
    const tookSeconds = (Date.now() - startedAtMs) / 1000;
    const { db, close } = await openAt(shop.postgres.primaryUrl);
    const audit = await auditOrders(db, toldOf(ends), 'LOAD-');
    await close();
    const texts = await Promise.all(shop.servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
    const own = apiBuckets('kadam_http_own_seconds', texts);
    say(
      `shoppers ${SHOPPERS}, paid ${toldOf(ends).length}, in ${tookSeconds.toFixed(1)} s; ${describeAudit(audit)}`,
      `the API's own time ${describeTimes(own)}`,
      `the whole time, with the simulated lenders' delays ${describeTimes(apiBuckets('kadam_http_request_seconds', texts))}`,
    );
    expect(own.calls).toBeGreaterThan(5 * SHOPPERS);
    expect(audit.lost).toEqual([]);
    expect(audit.faults).toEqual(soundBooks);
    expect(ends.filter(({ end }) => end !== 'paid')).toEqual([]);
    expect(audit.paid).toHaveLength(SHOPPERS);
  });

  it('no acknowledged payment is lost if the primary is killed and the standby replaces it', {
    timeout: LASTS_AT_MOST_MS,
  }, async () => {
    const heard: { readonly askedAtMs: number; readonly atMs: number; readonly kind: string }[] = [];
    const hear = (answer: HeardAnswer): void => {
      heard.push({ askedAtMs: answer.askedAtMs, atMs: Date.now(), kind: kindOf(answer) });
    };
    const paidAtMs: number[] = [];
    let loseThePrimary: () => void = () => undefined;
    const enoughHavePaid = new Promise<void>((resolve) => {
      loseThePrimary = resolve;
    });
    const shopping = Promise.all(
      othersMobiles.map(async (mobile, index) => {
        const end = await new Shopper([shop.url], SECRET, { hear, ...PATIENCE }).checkOut(mobile, `MOVED-${index}`);
        if (end.end === 'paid') paidAtMs.push(Date.now());
        if (paidAtMs.length * 100 >= SHOPPERS * PAID_BEFORE_PERCENT) loseThePrimary();
        return end;
      }),
    );

    await Promise.race([enoughHavePaid, shopping]);
    const paidBefore = paidAtMs.length;
    const killedAtMs = Date.now();
    await shop.postgres.killPrimary();
    const goneAtMs = Date.now();
    await shop.postgres.promoteStandby();
    const promotedAtMs = Date.now();
    shop.pooler.moveTo(shop.postgres.standbyFolder);

    const ends = await shopping;
    const { db, close } = await openAt(shop.postgres.standbyUrl);
    const audit = await settled(() => auditOrders(db, toldOf(ends), 'MOVED-'));
    await close();
    // Responses that were already pending do not count.
    const first = Math.min(
      ...heard.filter(({ kind, askedAtMs }) => kind === 'success' && askedAtMs > goneAtMs).map(({ atMs }) => atMs),
    );
    const refused = ends.flatMap((end) => (end.end === 'refused' ? [`${end.at} ${end.code}`] : []));
    say(
      `the primary was killed when ${paidBefore} of ${SHOPPERS} had paid; the standby took writes after ${promotedAtMs - killedAtMs} ms`,
      `the first call asked after that succeeded ${first - killedAtMs} ms after the kill`,
      `told that they have paid ${toldOf(ends).length}, refused by a rule ${JSON.stringify(counted(refused))}; ${describeAudit(audit)}`,
      `answers ${JSON.stringify(counted(heard.map(({ kind }) => kind)))}`,
    );
    expect(paidBefore).toBeGreaterThan(0);
    expect(toldOf(ends).length).toBeGreaterThan(paidBefore);
    expect(audit.lost).toEqual([]);
    expect(audit.faults).toEqual(soundBooks);
    for (const { child, stderr } of shop.servers)
      expect([child.exitCode, child.signalCode, stderr()]).toEqual([null, null, '']);
  });
});

const kindOf = ({ status, text }: HeardAnswer): string => {
  if (status !== 200) return String(status);
  return text.includes('"success":false') ? 'refused' : 'success';
};

const counted = (kinds: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(kinds)].sort().map((kind) => [kind, kinds.filter((each) => each === kind).length]));

async function settled(audit: () => Promise<Audit>): Promise<Audit> {
  const untilMs = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const found = await audit();
    const isSound = Object.values(found.faults).every((faults) => faults === 0);
    if (isSound || Date.now() > untilMs) return found;
    await systemClock.delay(1_000);
  }
}
