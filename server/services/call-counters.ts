import type { QuotaLimit, Use } from '../store/rate-limits';
import type { Session } from '../store/sessions';
import type { WidgetCaller } from './caller';
import { type CallLimits, limitedUse } from './limits';

/** Caller of a request, as far as it is proved. `merchantKey` is empty if the call names no merchant. */
export type CallMaker =
  | { readonly maker: 'server'; readonly merchantKey: string }
  | { readonly maker: 'agent'; readonly merchantKey: string; readonly agentId: string }
  | {
      readonly maker: 'session';
      readonly merchantKey: string;
      readonly client: string;
      /** `mobile`: the number verified in the session; null for a browser that cannot prove it. */
      readonly session: Pick<Session, 'tokenHash' | 'mobile'>;
    }
  /** `isDrawn`: a page rendered for its query, which cannot be cached. */
  | { readonly maker: 'page'; readonly merchantKey: ''; readonly client: string; readonly isDrawn: boolean }
  | { readonly maker: 'client'; readonly merchantKey: string; readonly client: string };

export const visitorOf = ({
  merchant: { merchantKey },
  client,
  session,
}: Pick<WidgetCaller, 'merchant' | 'client' | 'session'>): CallMaker =>
  session ? { maker: 'session', merchantKey, client, session } : { maker: 'client', merchantKey, client };

/** Rate-limit keys of a caller, in the order of counting: a caller without quota uses nothing of shared limits. A
 *  proved caller, such as a shopper with a number, is not subject to the limits of the network. */
export function countersOf(limits: CallLimits, by: CallMaker): readonly Use<QuotaLimit>[] {
  switch (by.maker) {
    case 'server':
      return [limitedUse(limits.ofServer, [by.merchantKey])];
    case 'agent':
      return [limitedUse(limits.ofAgent, [by.merchantKey, by.agentId])];
    case 'session': {
      const own = limitedUse(limits.ofSession, [by.session.tokenHash]);
      if (by.session.mobile !== null) return [own];
      return [own, limitedUse(limits.ofFreshSessions, [by.client, by.merchantKey])];
    }
    case 'page': {
      const ofAll = limitedUse(limits.ofPages, [by.client]);
      return by.isDrawn ? [limitedUse(limits.ofDrawnPages, [by.client]), ofAll] : [ofAll];
    }
    case 'client':
      return [limitedUse(limits.ofNetwork, [by.client, by.merchantKey])];
    default:
      return by satisfies never;
  }
}
