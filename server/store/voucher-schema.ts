import type { Locale } from '../../shared/locales';

/** Tables of voucher offers. */
export interface VoucherTables {
  /** The newest SMS of a merchant's offer to a number. */
  voucher_messages: {
    mobile: string;
    merchant_key: string;
    /** Handle of its store in the catalogue. */
    handle: string;
    language: Locale;
    sent_at_ms: number;
  };
  /** Vouchers earned by purchases: at most one per number in 30 days. */
  voucher_grants: {
    txn_uuid: string;
    mobile: string;
    merchant_key: string;
    handle: string;
    language: Locale;
    order_id: string;
    granted_at_ms: number;
    /** Sealed; null before its link is sent. */
    code: string | null;
    /** Lookup key for the shop's server; null before its link is sent. */
    code_hash: string | null;
    /** The shop's id of the redemption; null before. */
    redemption_id: string | null;
    redeemed_at_ms: number | null;
    /** When its shop fully refunded the order before it was used; null otherwise. */
    withdrawn_at_ms: number | null;
    link_sent_at_ms: number | null;
  };
}
