import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { userVariant } from '../../shared/api/experiments';
import type { Clock } from '../platform/clock';
import { type Experiment, variantOf } from '../rules/experiments';
import { logEvent } from '../store/event-log';
import { countUses } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Caller } from './caller';
import { type ClientLimits, limitedUse } from './limits';
import type { Hasher } from './secrets';

export interface ExperimentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly limits: ClientLimits;
  readonly experiments: readonly Experiment[];
}

export async function answerVariant(
  deps: ExperimentDeps,
  { client, requestId }: Pick<Caller, 'client' | 'requestId'>,
  asked: RequestOf<typeof userVariant>,
): Promise<ResponseOf<typeof userVariant>> {
  const nowMs = deps.clock.nowMs();
  const answer = variantOf(deps.experiments, asked, nowMs);
  const running = deps.experiments.find(({ name }) => name === asked.experiment);
  if (answer.isRunning && running) await countExposure(deps, running, { ...asked, client, requestId }, answer.variant);
  return answer;
}

/** A client counts once: its row lasts as long as the experiment. The network's limit bounds the log; a client beyond
 *  it gets its variant and is counted at its next request. */
async function countExposure(
  { db, clock, hasher, limits }: ExperimentDeps,
  { name, startsAt, endsAt }: Experiment,
  { clientId, client, requestId }: { readonly clientId: string; readonly client: string; readonly requestId: string },
  variant: string,
): Promise<void> {
  const nowMs = clock.nowMs();
  // Keyed hash: the log must not identify a browser.
  const hashedClient = hasher.hash('experiment-client', name, clientId);
  const once = { name: 'experiment-client', uses: 1, windowMs: endsAt - startsAt };
  await db
    .transaction()
    .execute(async (trx) => {
      const isCounted = await countUses(trx, [limitedUse(once, [name, hashedClient])], nowMs);
      if (isCounted) return;
      const isBeyond = await countUses(trx, [limitedUse(limits.experimentClients, [client])], nowMs);
      if (isBeyond) throw new BeyondLimit();
      await logEvent(trx, {
        type: 'experimentSeen',
        atMs: nowMs,
        merchantKey: null,
        agentId: null,
        requestId,
        details: { experiment: name, variant, hashedClient },
      });
    })
    .catch((error: unknown) => {
      if (!(error instanceof BeyondLimit)) throw error;
    });
}

/** Rolls the client's row back. */
class BeyondLimit extends Error {}
