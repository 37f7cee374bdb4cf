import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../shared/locales';
import type { CreditState, PaymentChannel, PaymentStatus, PaymentStep } from '../../shared/rules/payment-flow';

export type JobKind = 'webhook' | 'statementLink' | 'voucherLink';

/** Tables of payments. Times are epoch ms. */
export interface PaymentTables {
  /** Single-use targets of new tabs. */
  tab_handovers: {
    /** HMAC of the id in the tab's address. */
    handover_hash: string;
    /** Null once it is used. */
    sealed_url: string | null;
    expires_at_ms: number;
  };
  transactions: {
    txn_uuid: string;
    /** Public number for people. */
    txn_id: string;
    merchant_key: string;
    order_id: string;
    amount_rupees: number;
    /** True if the shop may collect a part of it itself. */
    is_split_allowed: boolean;
    /** Amount that the shop collects itself, for the last chosen plan; 0 if the lender finances everything. */
    due_rupees: number;
    /** JSON array of the merchant's no-cost months at its start; null = those of each lender's file. */
    no_cost_tenures: string | null;
    channel: PaymentChannel;
    is_pos_machine: boolean;
    /** JSON array of the order lines. */
    items: string;
    return_url: string;
    /** Given by the merchant; unverified. */
    given_mobile: string | null;
    token_hash: string;
    reference_hash: string;
    step: PaymentStep;
    status: PaymentStatus;
    failed_step: PaymentStep | null;
    is_mobile_verified: boolean;
    /** JSON of the requirements of the chosen plan's lender. */
    plan_needs: string | null;
    is_second_factor_passed: boolean;
    is_kfs_accepted: boolean;
    credit: CreditState;
    /** False once its state is final. */
    is_open: boolean;
    /** The session that has verified the number; null before. */
    owner_hash: string | null;
    /** The number that the owner has verified; null before. */
    mobile: string | null;
    is_whatsapp_consent_accepted: boolean;
    lender_id: string | null;
    emi_plan_id: string | null;
    /** Key of the last reservation. */
    reservation_key: string | null;
    /** Number of reservations requested so far. */
    attempt: number;
    lender_page_url: string | null;
    repayment_account: string | null;
    /** Name of the last failure. */
    error_name: string | null;
    /** Compact JWS; null while INITIATED. */
    signed_result: string | null;
    /** Hash of the agreed statement. */
    kfs_hash: string | null;
    application_reference: string | null;
    /** Remaining attempts of the step; null if it has none or the number is unknown. */
    attempts_remaining: number | null;
    /** When another OTP may be sent; null if none was. */
    resend_at_ms: number | null;
    created_at_ms: number;
    expires_at_ms: number;
    /** Number of extensions of its time. */
    extensions: number;
    /** When the lender was asked to pay. */
    asked_at_ms: number | null;
    completed_at_ms: number | null;
    /** When its loan was settled: repaid, given back, refunded, or reset in the sandbox. */
    repaid_at_ms: number | null;
    /** True if its loan row exists: false before it is complete, and after a process of an earlier version has
     *  completed it. */
    has_loan: Generated<boolean>;
    /** The verified number gets no no-cost plans there. */
    is_no_cost_closed: Generated<boolean>;
    /** Number of changes. A writer sets it to the number that it read; the database refuses outdated writes. */
    changes: ColumnType<number, never, number>;
  };
  payment_timeline: {
    entry_id: Generated<number>;
    txn_uuid: string;
    step: PaymentStep;
    status: PaymentStatus;
    at_ms: number;
  };
  kfs_documents: {
    txn_uuid: string;
    content_hash: string;
    kfs_version: string;
    /** The reservation whose terms it states. */
    reservation_key: string;
    body: string;
    issued_at_ms: number;
    valid_until_ms: number;
  };
  /** Delivered files of statements, by the SHA-256 of their bytes. */
  kfs_files: {
    file_hash: string;
    txn_uuid: string;
    content_hash: string;
    proposal_number: string;
    given_at_ms: number;
  };
  /** Pending deliveries. */
  jobs: {
    kind: JobKind;
    /** Key of the row that the job is about. */
    payload: string;
    attempts: number;
    /** During an attempt, the end of its lease. */
    next_at_ms: number;
    /** Lease of the running attempt; null between attempts. */
    lease: string | null;
  };
  kfs_consents: {
    consent_id: Generated<number>;
    txn_uuid: string;
    content_hash: string;
    kfs_version: string;
    /** Language of the statement. */
    language: Locale;
    masked_mobile: string;
    client_ip_hash: string;
    consented_at_ms: number;
  };
  signing_keys: { key_id: string; private_jwk: string; public_jwk: string; created_at_ms: number };
  merchant_webhooks: { merchant_key: string; url: string };
  webhook_deliveries: {
    delivery_id: string;
    merchant_key: string;
    txn_uuid: string;
    status: PaymentStatus;
    url: string;
    /** JSON of the claims, which are signed again for every attempt. */
    claims: string;
    state: 'waiting' | 'delivered' | 'givenUp';
    created_at_ms: number;
  };
  webhook_attempts: {
    attempt_id: Generated<number>;
    delivery_id: string;
    at_ms: number;
    /** Null without a response. */
    http_status: number | null;
    error: string | null;
  };
  credit_lines: {
    lender_id: string;
    mobile: string;
    wrong_answers: number;
    answers_blocked_until_ms: number | null;
    opened_at_ms: number;
    state: LineState;
    /** Number of openings: a closed line can be approved again. */
    openings: number;
    limit_paise: number;
    /** During the activation; null before and if no second factor is required. */
    second_factor_passed_at_ms: number | null;
    needs_mandate: boolean;
    /** Null until the customer has set one: the line's initial PIN. */
    pin_hash: string | null;
    /** The previous PIN; null if it was never changed. */
    pin_before_hash: string | null;
    /** When the customer proved their identity after forgetting the PIN; null once another PIN is set. */
    pin_owner_proven_at_ms: number | null;
  };
  mandates: {
    mandate_id: string;
    lender_id: string;
    mobile: string;
    max_amount_paise: number;
    status: MandateStatus;
    /** Return address of its page; null for one of an older release. */
    return_url: string | null;
    asked_at_ms: number;
    decided_at_ms: number | null;
    /** Time at which it ended with its line. */
    ended_at_ms: number | null;
  };
  application_pages: {
    reference: string;
    lender_id: string;
    mobile: string;
    /** Hash of the secret in the page's address. */
    page_hash: string;
    merchant_name: string;
    return_url: string;
    status: ApplicationPageStatus;
    opened_at_ms: number;
  };
  credit_reservations: {
    reservation_key: string;
    lender_id: string;
    mobile: string;
    amount_paise: number;
    status: ReservationStatus;
    /** Hash of the secret in the address of the lender's page; null without a page. */
    page_hash: string | null;
    merchant_name: string;
    return_url: string;
    reserved_at_ms: number;
    expires_at_ms: number;
    confirmed_at_ms: number | null;
    /** JSON of the statement on the lender's own page, and the time of the consent. */
    own_statement: Generated<string | null>;
    statement_agreed_at_ms: Generated<number | null>;
  };
  /** Reservations that lenders may hold and no payment uses. */
  credit_releases: {
    reservation_key: string;
    lender_id: string;
    mobile: string;
    merchant_key: string;
    /** From then on any process releases it. */
    due_at_ms: number;
    /** Number of release attempts. */
    attempts: number;
  };
  /** Loans that lenders paid for reservations that their payments had released. */
  unclaimed_loans: {
    reservation_key: string;
    lender_id: string;
    mobile: string;
    merchant_key: string;
    repayment_account: string | null;
    heard_at_ms: number;
    /** Set before the lender is asked to return the loan. From then on the payment cannot claim it. */
    refund_asked_at_ms: number | null;
    /** Null until it is settled. */
    outcome: 'COMPLETED' | 'REFUNDED' | null;
    settled_at_ms: number | null;
    /** Null once it is settled. */
    due_at_ms: number | null;
    attempts: number;
  };
  ledger_accounts: { lender_id: string; mobile: string; kind: AccountKind; balance_paise: Generated<number> };
  ledger_transfers: {
    transfer_id: Generated<number>;
    lender_id: string;
    mobile: string;
    kind: 'open' | 'reserve' | 'confirm' | 'release' | 'repay' | 'foreclose' | 'exit' | 'refund' | 'close';
    reservation_key: string | null;
    /** Distinguishes several transfers of one kind for a reservation. */
    name: Generated<string>;
    /** The opening of the line that it belongs to, from 1. */
    opening: number;
    at_ms: number;
  };
  ledger_entries: {
    entry_id: Generated<number>;
    transfer_id: number;
    lender_id: string;
    mobile: string;
    kind: AccountKind;
    amount_paise: number;
  };
}

/** `approved`: not opened yet, the whole approved amount is available. `closed`: not usable. */
export type LineState = 'approved' | 'active' | 'closed';
/** `DECLINED`: by the customer. `ENDED`: with its line. */
export type MandateStatus = 'ASKED' | 'REGISTERED' | 'DECLINED' | 'ENDED';
/**
 * `FINISHED`: the lender has no further questions. `WITHDRAWN`: by the customer. `CLOSED`: by a reset of the customer.
 */
export type ApplicationPageStatus = 'OPEN' | 'FINISHED' | 'WITHDRAWN' | 'CLOSED';
export type AccountKind = 'lender' | 'available' | 'reserved' | 'drawn';
/** `DECLINED`: by the customer, on the lender's own page. */
export type ReservationStatus = 'RESERVED' | 'CONFIRMED' | 'CANCELED' | 'EXPIRED' | 'DECLINED';
