import { frameError } from '../../../shared/api/frame-errors';
import { allErrors } from '../../../shared/errors';
import { type Handler, publicHandler } from '../../http/handler';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import { type ClientLimits, consumeRateLimit } from '../../services/limits';
import type { Db } from '../../store/schema';

const knownCodes = new Set(allErrors.flatMap((row) => [row.name, ...(row.code === null ? [] : [String(row.code)])]));

/** Counts errors in frames. Only values of closed lists and a version are taken from a report and logged by `tell`. */
export const frameErrorHandlers = (deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: ClientLimits;
  readonly metrics: Metrics;
  readonly tell: (about: Readonly<Record<string, string>>) => void;
}): readonly Handler[] => [
  publicHandler(frameError, async ({ code, version, ...where }, { client }) => {
    await consumeRateLimit(deps.db, deps.limits.frameErrors, [client], deps.clock.nowMs());
    const labels = { ...where, code: knownCodes.has(String(code)) ? String(code) : 'other' };
    deps.metrics.frameErrors.inc(labels);
    // The log masks fields named `code`, which usually contain one-time codes.
    deps.tell({ ...where, errorCode: labels.code, version });
    return {};
  }),
];
