import type { Generated } from 'kysely';

/** Tables of the telesales desk. Times are epoch ms. */
export interface TelesalesTables {
  /** Single-use addresses that open the desk for an agent. */
  telesales_entries: {
    /** HMAC of the secret in the address. */
    entry_hash: string;
    merchant_key: string;
    agent_id: string;
    expires_at_ms: number;
  };
  telesales_sessions: {
    /** HMAC of the token; the token itself is not stored. */
    token_hash: string;
    merchant_key: string;
    agent_id: string;
    created_at_ms: number;
    expires_at_ms: number;
  };
  /** Payments that an agent requested from a customer. */
  payment_requests: {
    txn_uuid: string;
    merchant_key: string;
    agent_id: string;
    /** Times at which the link was sent, oldest first, as a JSON array. */
    sent_at_ms: string;
    /** When the holder of the link refused it as not theirs; null before. */
    refused_at_ms: number | null;
    created_at_ms: number;
  };
  /** Applications that an agent has filed for a customer. */
  filed_applications: {
    reference: string;
    merchant_key: string;
    agent_id: string;
    /** HMAC of the reference in its link, which differs from the application's own. */
    link_hash: string;
    created_at_ms: number;
    /** When its customer first opened it; null before. */
    opened_at_ms: number | null;
    /** It cannot be declined while it is being submitted; null before. */
    submitting_until_ms: number | null;
    submitted_at_ms: number | null;
    /** Times at which its links were sent, oldest first, as a JSON array. */
    link_sent_at_ms: Generated<string>;
  };
  /** Details that wait for the customer's answer, and are deleted with it. */
  filed_details: {
    reference: string;
    mobile: string;
    sealed_details: string;
    kept_until_ms: number;
  };
  /** Links that a newer one has replaced. */
  replaced_links: {
    link_hash: string;
    kept_until_ms: number;
  };
  application_declines: {
    reference: string;
    /** Both JSON arrays. */
    detail_reasons: string;
    offer_reasons: string;
    declined_at_ms: number;
  };
}

export const agentRoles = ['till', 'telesales', 'both'] as const;
export type AgentRole = (typeof agentRoles)[number];
