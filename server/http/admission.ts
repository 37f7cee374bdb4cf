import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import type { Clock } from '../platform/clock';
import type { CallMaker } from '../services/call-counters';
import type { Caller } from '../services/caller';
import { type ClientLimits, consumeRateLimit } from '../services/limits';
import { Refusal } from '../services/refusal';
import type { MerchantCache } from '../store/merchant-cache';
import { type Merchant, openSecret } from '../store/merchants';
import type { Db } from '../store/schema';
import { SealError, type Sealer } from '../store/seal';
import { clientNetwork } from './call-of';
import { headerText } from './header-text';

export interface AdmissionDeps {
  readonly db: Db;
  readonly merchants: MerchantCache;
  readonly clock: Clock;
  readonly limits: ClientLimits;
  readonly sealer: Sealer;
}

/** An identified caller: the call is counted for it, then served or refused. */
export type Known<Who extends Caller> = { readonly by: CallMaker } & (
  | { readonly caller: Who; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly caller?: never }
);

interface Admission {
  readonly merchant: Merchant;
  /** Key that signs its tokens. Throws a refusal if the stored secret cannot be opened: the token is then neither valid
   *  nor wrong. */
  secret(): string;
  /** Ends the call and counts it against the client: too many are 429. */
  refuse(refusal: Refusal): Promise<never>;
}

/** Finds the merchant named in a call, by default in its header. Refuses an unknown one with 401. */
export async function admitMerchant(
  { db, merchants, clock, limits, sealer }: AdmissionDeps,
  request: FastifyRequest,
  merchantKey = headerText(request, header.merchantKey),
): Promise<Admission> {
  const merchant = await merchants.find(merchantKey);
  const refuse = async (refusal: Refusal): Promise<never> => {
    // Invented merchant keys share one counter: they neither evade the limit nor fill the table.
    await consumeRateLimit(
      db,
      limits.authFailures,
      [clientNetwork(request.ip), merchant ? merchantKey : ''],
      clock.nowMs(),
    );
    throw refusal;
  };
  if (!merchant) return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'unknown merchant key' }));
  return { merchant, refuse, secret: () => secretOf(sealer, merchant) };
}

function secretOf(sealer: Sealer, merchant: Merchant): string {
  try {
    return openSecret(sealer, merchant);
  } catch (cause) {
    if (cause instanceof SealError) throw new Refusal('SERVICE_UNAVAILABLE', { why: cause.message });
    throw cause;
  }
}
