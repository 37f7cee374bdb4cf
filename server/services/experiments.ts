import { createHash } from 'node:crypto';

/** Running experiments with their variants, each with the share of visitors in percent. What is left sees `control`. */
type Experiments = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** None at the moment: an experiment is started by a line here, and ended by taking it away. */
export const runningExperiments: Experiments = {};

const SHARES = 100;

/** The variant of a visitor: by a hash of both names, so that no process need remember it and experiments do not
 *  depend on each other. */
export function variantOf(experiments: Experiments, experiment: string, userUUID: string) {
  const variants = experiments[experiment];
  const place = createHash('sha256').update(`${experiment}|${userUUID}`).digest().readUInt32BE(0) % SHARES;
  let upTo = 0;
  for (const [variant, share] of Object.entries(variants ?? {})) {
    upTo += share;
    if (place < upTo) return { experiment, variant, isRunning: true };
  }
  return { experiment, variant: 'control', isRunning: variants !== undefined };
}
