import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../shared/locales';
import type { CreditState, PaymentChannel, PaymentStatus, PaymentStep } from '../../shared/rules/payment-flow';

export type JobKind = 'webhook' | 'statementLink' | 'voucherLink';

/** Tables of payments. Times are epoch ms. */
export interface PaymentTables {
  /** Where new tabs lead on, each once. */
  tab_handovers: {
    /** HMAC of the name in the tab's address. */
    handover_hash: string;
    /** Null once it is used. */
    sealed_url: string | null;
    expires_at_ms: number;
  };
  transactions: {
    txn_uuid: string;
    /** For people. */
    txn_id: string;
    merchant_key: string;
    order_id: string;
    amount_rupees: number;
    /** Whether the shop may take a part of it itself. */
    is_split_allowed: boolean;
    /** What the shop takes itself, with the plan that was chosen last; 0 where the lender lends it all. */
    due_rupees: number;
    /** JSON array of the months at no cost that its merchant had when it began; null = those of each lender's file. */
    no_cost_tenures: string | null;
    channel: PaymentChannel;
    is_pos_machine: boolean;
    /** JSON array of what is bought. */
    items: string;
    return_url: string;
    /** As the merchant gave it; not verified. */
    given_mobile: string | null;
    token_hash: string;
    reference_hash: string;
    step: PaymentStep;
    status: PaymentStatus;
    failed_step: PaymentStep | null;
    is_mobile_verified: boolean;
    /** JSON of what the chosen plan's lender needs. */
    plan_needs: string | null;
    is_second_factor_passed: boolean;
    is_kfs_accepted: boolean;
    credit: CreditState;
    /** False once nothing can happen to it any more. */
    is_open: boolean;
    /** The session that has verified the number; null before. */
    owner_hash: string | null;
    /** The number that the owner has verified; null before. */
    mobile: string | null;
    is_whatsapp_consent_accepted: boolean;
    lender_id: string | null;
    emi_plan_id: string | null;
    /** The lender's name for what it reserved last. */
    reservation_key: string | null;
    /** Reservations asked for so far. */
    attempt: number;
    lender_page_url: string | null;
    repayment_account: string | null;
    /** Name of the last failure. */
    error_name: string | null;
    /** Compact JWS; null while INITIATED. */
    signed_result: string | null;
    /** Hash of the statement that was agreed to. */
    kfs_hash: string | null;
    application_reference: string | null;
    /** Wrong answers that the step still takes; null if it takes none or the number is unknown. */
    attempts_remaining: number | null;
    /** When another OTP may be sent; null where none was. */
    resend_at_ms: number | null;
    created_at_ms: number;
    expires_at_ms: number;
    /** How often its time was prolonged. */
    extensions: number;
    /** When the lender was asked to pay. */
    asked_at_ms: number | null;
    completed_at_ms: number | null;
    /** When nothing of its loan was owed any more: paid back, given back, refunded, or reset in the sandbox. */
    repaid_at_ms: number | null;
    /** Whether its loan is among the loans: false before it is complete, and after a process of an earlier version has
     *  completed it. */
    has_loan: Generated<boolean>;
    /** The number that is verified gets no no-cost plans there. */
    is_no_cost_closed: Generated<boolean>;
    /** How often it was changed. Set to what was read, the database refuses to write what is outdated. */
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
  /** Files of statements that were given out, by the SHA-256 of their bytes. */
  kfs_files: {
    file_hash: string;
    txn_uuid: string;
    content_hash: string;
    proposal_number: string;
    given_at_ms: number;
  };
  /** What is still to be delivered. */
  jobs: {
    kind: JobKind;
    /** Names the row that the job is about. */
    payload: string;
    attempts: number;
    /** While an attempt is under way, when its lease ends. */
    next_at_ms: number;
    /** Of the attempt under way; null between attempts. */
    lease: string | null;
  };
  kfs_consents: {
    consent_id: Generated<number>;
    txn_uuid: string;
    content_hash: string;
    kfs_version: string;
    /** Of the statement. */
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
    /** Null without an answer. */
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
    /** How often it was opened: a closed line can be approved again. */
    openings: number;
    limit_paise: number;
    /** While it is activated; null before and where no second factor is asked. */
    second_factor_passed_at_ms: number | null;
    needs_mandate: boolean;
    /** Null until the customer has set one: the PIN that came with the line. */
    pin_hash: string | null;
    /** The one before the last change; null where it was never changed. */
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
    /** Where its page leads back to; null for one of an older release. */
    return_url: string | null;
    asked_at_ms: number;
    decided_at_ms: number | null;
    /** With its line. */
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
    /** JSON of the statement on the lender's own page, and when it was agreed to. */
    own_statement: Generated<string | null>;
    statement_agreed_at_ms: Generated<number | null>;
  };
  /** Reservations that lenders may hold and no payment uses. */
  credit_releases: {
    reservation_key: string;
    lender_id: string;
    mobile: string;
    merchant_key: string;
    /** From when on any process releases it. */
    due_at_ms: number;
    /** How often that was begun. */
    attempts: number;
  };
  /** Loans that lenders have paid for reservations that their payments had let go. */
  unclaimed_loans: {
    reservation_key: string;
    lender_id: string;
    mobile: string;
    merchant_key: string;
    repayment_account: string | null;
    heard_at_ms: number;
    /** Set before the lender is asked to take the loan back. The payment cannot claim the loan from then on. */
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
    /** Of several of one kind for a reservation each has its own. */
    name: Generated<string>;
    /** Which opening of the line it belongs to, from 1. */
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

/** `approved`: it has not been opened, and all that was approved is there. `closed`: nothing of it can be used. */
export type LineState = 'approved' | 'active' | 'closed';
/** `DECLINED`: by the customer. `ENDED`: with its line. */
export type MandateStatus = 'ASKED' | 'REGISTERED' | 'DECLINED' | 'ENDED';
/** `FINISHED`: the lender asks nothing more. `WITHDRAWN`: by the customer. `CLOSED`: by a reset of the customer. */
export type ApplicationPageStatus = 'OPEN' | 'FINISHED' | 'WITHDRAWN' | 'CLOSED';
export type AccountKind = 'lender' | 'available' | 'reserved' | 'drawn';
/** `DECLINED`: by the customer, on the lender's own page. */
export type ReservationStatus = 'RESERVED' | 'CONFIRMED' | 'CANCELED' | 'EXPIRED' | 'DECLINED';
