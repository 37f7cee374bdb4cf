import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { CONTROL, experimentNames } from '../../shared/rules/experiments';

/** Shares have two decimals. */
const BUCKETS = 10_000;

const Name = z.string().check(z.regex(/^[a-z][\w-]{0,63}$/i, 'must be a name without spaces'));
const At = z.pipe(
  z.iso.datetime({ offset: true, error: 'must be a time with an offset, like 2026-11-29T00:00:00+05:30' }),
  z.transform((text) => Date.parse(text)),
);

/** Schema of the experiments. `shares`: percent of clients per variant; the rest are the control. The start is
 *  inclusive, the end exclusive. */
export const Experiments = z
  .array(
    z
      .strictObject({
        name: Name,
        shares: z.record(Name, z.number().check(z.multipleOf(0.01), z.gt(0), z.lte(100))),
        startsAt: At,
        endsAt: At,
      })
      .check(
        z.refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'must be after the start' }),
        z.refine(({ shares }) => bucketsOf(shares).reduce((sum, [, buckets]) => sum + buckets, 0) <= BUCKETS, {
          path: ['shares'],
          error: 'must add up to 100 % at most',
        }),
        z.refine(({ shares }) => !(CONTROL in shares), { path: ['shares'], error: 'must not name the control' }),
      ),
  )
  .check(z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'must name each experiment once'));
export type Experiment = z.output<typeof Experiments>[number];

const bucketsOf = (shares: Readonly<Record<string, number>>): [variant: string, buckets: number][] =>
  Object.entries(shares).map(([variant, percent]) => [variant, Math.round((percent * BUCKETS) / 100)]);

/** Experiments of this build. Edit this list to start, change or end one; an ended variant needs no edit. */
export const experiments: readonly Experiment[] = Experiments.parse([
  {
    name: experimentNames.numberAssurance,
    shares: { scoreFirst: 50 },
    startsAt: '2026-11-29T00:00:00+05:30',
    endsAt: '2027-03-01T00:00:00+05:30',
  },
]);

/** Variant of a client, from a hash of both names: stable without storage, and independent between experiments. Outside
 *  of its period an experiment has only the control. */
export function variantOf(
  all: readonly Experiment[],
  { experiment, clientId }: { readonly experiment: string; readonly clientId: string },
  nowMs: number,
): { readonly experiment: string; readonly variant: string; readonly isRunning: boolean } {
  const found = all.find(({ name }) => name === experiment);
  if (!found || nowMs < found.startsAt || nowMs >= found.endsAt)
    return { experiment, variant: CONTROL, isRunning: false };
  const bucket = createHash('sha256').update(`${experiment}|${clientId}`).digest().readUInt32BE(0) % BUCKETS;
  let upTo = 0;
  for (const [variant, buckets] of bucketsOf(found.shares)) {
    upTo += buckets;
    if (bucket < upTo) return { experiment, variant, isRunning: true };
  }
  return { experiment, variant: CONTROL, isRunning: true };
}
