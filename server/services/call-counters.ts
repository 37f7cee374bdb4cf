import type { QuotaLimit, Use } from '../store/rate-limits';
import type { Session } from '../store/sessions';
import type { WidgetCaller } from './caller';
import { type CallLimits, limitedUse } from './limits';

/** Who makes a call, as far as it has proved it. `merchantKey` is empty where a call names no merchant. */
export type CallMaker =
  | { readonly maker: 'server'; readonly merchantKey: string }
  | { readonly maker: 'agent'; readonly merchantKey: string; readonly agentId: string }
  | {
      readonly maker: 'session';
      readonly merchantKey: string;
      readonly client: string;
      /** `mobile`: the number that whoever calls has verified in it. A browser that cannot prove so has none. */
      readonly session: Pick<Session, 'tokenHash' | 'mobile'>;
    }
  /** `isDrawn`: for what its address asks. */
  | { readonly maker: 'page'; readonly merchantKey: ''; readonly client: string; readonly isDrawn: boolean }
  | { readonly maker: 'nobody'; readonly merchantKey: string; readonly client: string };

/** Whoever comes in a session, or without one. */
export const visitorOf = ({
  merchant: { merchantKey },
  client,
  session,
}: Pick<WidgetCaller, 'merchant' | 'client' | 'session'>): CallMaker =>
  session ? { maker: 'session', merchantKey, client, session } : { maker: 'nobody', merchantKey, client };

/** Whom a call counts for, in the order in which it is counted: who has used up what is his own takes nothing of what he
 *  shares. Whoever has proved who he is, a shopper by his number, meets no limit of the network that he comes from. */
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
    case 'nobody':
      return [limitedUse(limits.ofNetwork, [by.client, by.merchantKey])];
    default:
      return by satisfies never;
  }
}
