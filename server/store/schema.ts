import type { ColumnType, Generated, Kysely } from 'kysely';
import type { TicketTopic } from '../../shared/api/support-ticket';
import type { Locale } from '../../shared/locales';
import type { CatalogueTables } from './catalogue-schema';
import type { CustomerTables } from './customer-schema';
import type { DisputeTables } from './dispute-schema';
import type { LoanTables } from './loan-schema';
import type { PaymentTables } from './payment-schema';
import type { RegistrationTables } from './registration-schema';
import type { AgentRole, TelesalesTables } from './telesales-schema';
import type { VoucherTables } from './voucher-schema';

export type RevisedFile = 'merchants' | 'catalogue';

/** Tables as the queries see them. Times are epoch ms in bigint columns, so that all processes read them alike. */
export interface Schema
  extends PaymentTables,
    CatalogueTables,
    CustomerTables,
    VoucherTables,
    DisputeTables,
    LoanTables,
    RegistrationTables,
    TelesalesTables {
  settings: { name: string; value: string };
  /** Builds that have run, and the last start of a process of each. */
  builds: { build_id: string; seen_at_ms: number };
  /** Chunks of builds; `body` is gzip-compressed for compressible types, and read only as base64. */
  built_assets: { name: string; body: ColumnType<never, unknown, never> };
  build_assets: { build_id: string; name: string };
  /** The newest applied revision of each operator's file. */
  file_revisions: {
    file: RevisedFile;
    revision: number;
    /** SHA-256 of its JSON, base64url. */
    content_hash: string;
    applied_at_ms: number;
  };
  merchants: {
    merchant_key: string;
    name: string;
    logo_url: string | null;
    /** Key of the merchant's HS256 tokens. */
    secret: string;
    is_ntb_allowed: boolean;
    limits_no_cost_exits: Generated<boolean>;
    /** A JSON object, see `widget-settings`. */
    widget_settings: string;
  };
  merchant_origins: { merchant_key: string; origin: string };
  merchant_lenders: {
    merchant_key: string;
    lender_id: string;
    /** Limit of one customer's loans there; null = none. */
    customer_limit_rupees: number | null;
  };
  agents: { merchant_key: string; agent_id: string; status: AgentStatus; role: Generated<AgentRole> };
  one_time_codes: {
    purpose: CodePurpose;
    merchant_key: string;
    mobile: string;
    /** The hash of a session's token, an agent's id, or ''. */
    holder: string;
    /** Null if the code is used up or was never sent. */
    code_hash: string | null;
    /** Sends in the current window, oldest first, as a JSON array. */
    sent_at_ms: string;
    expires_at_ms: number;
    remaining_attempts: number;
    /** Null unless all attempts were used. */
    blocked_until_ms: number | null;
  };
  sessions: {
    /** HMAC of the token; the token itself is not stored. */
    token_hash: string;
    merchant_key: string;
    origin: string;
    /** Null until an OTP has verified it. */
    mobile: string | null;
    /** Null for a widget; else the one transaction of the session. */
    txn_uuid: string | null;
    /** Opened by a payment link. */
    is_by_link: boolean;
    /** Entries of a payment's session before it owns the payment. */
    draft_mobile: string | null;
    is_whatsapp_consent_accepted: boolean;
    draft_lender_id: string | null;
    draft_emi_plan_id: string | null;
    /** Times at which it sent the payment link, oldest first, as a JSON array. */
    link_sent_at_ms: string;
    /** HMAC of the login's random id; null for a guest and for a frame. */
    login_hash: string | null;
    /** The session in which the OTP of this login was typed; null for a session that started as a guest's. */
    guest_hash: string | null;
    created_at_ms: number;
    expires_at_ms: number;
  };
  verified_mobiles: { merchant_key: string; mobile: string; agent_id: string; verified_until_ms: number };
  applications: {
    reference: string;
    application_id: string;
    merchant_key: string;
    agent_id: string;
    lender_id: string;
    mobile: string;
    email: string | null;
    user_name: string;
    source: ApplicationSource;
    status: StoredApplicationStatus;
    created_at_ms: number;
    expires_at_ms: number;
    /** End of its effects, regardless of the decision; null while it is in force. */
    closed_at_ms: number | null;
  };
  application_consents: {
    consent_id: Generated<number>;
    application_reference: string;
    lender_id: string;
    consent_version: string;
    language: Locale;
    text_hash: string;
    masked_mobile: string;
    client_ip_hash: string;
    consented_at_ms: number;
  };
  support_tickets: {
    ticket_id: string;
    application_reference: string;
    topic: TicketTopic;
    message: string;
    status: 'OPEN' | 'CLOSED';
    created_at_ms: number;
    updated_at_ms: number;
  };
  idempotency_keys: {
    merchant_key: string;
    agent_id: string;
    endpoint: string;
    key: string;
    request_hash: string;
    /** Sealed; null while the first call is running. */
    answer: string | null;
    /** The running call. */
    owner: string;
    /** End of its lease. */
    leased_until_ms: number;
    created_at_ms: number;
  };
  rate_limits: { bucket: string; window_ends_at_ms: number; used: number };
  event_log: {
    event_id: Generated<number>;
    at_ms: number;
    type: string;
    merchant_key: string | null;
    agent_id: string | null;
    request_id: string | null;
    /** Never contains a full mobile number, a code or a token. JSON. */
    details: string;
  };
  /** Clicks on links to shops, without the visitor. */
  shop_clicks: {
    click_id: Generated<number>;
    handle: string;
    /** Null for the shop itself. */
    product_id: string | null;
    /** Campaign of this visit or the last one; null if none. */
    campaign: string | null;
    /** Lender of the site; null for the main site. */
    lender_id: string | null;
    at_ms: number;
  };
  sandbox_sms: { sms_id: Generated<number>; mobile: string; text: string; sent_at_ms: number };
}

/** Purpose of a one-time code: a customer's consent for an agent, a shopper's login, a lender's payment, the activation
 *  of a lender's credit line, a statement, or a new PIN for a line whose PIN was forgotten. */
export type CodePurpose = 'shareCode' | 'login' | 'lenderOtp' | 'lineOtp' | 'statement' | 'pinOtp';
export type AgentStatus = 'active' | 'blocked' | 'expired';
/** Source of an application: a link shared by an agent, a payment, the shopper alone, or the telesales desk. */
export type ApplicationSource = 'LINK' | 'PAYMENT' | 'SHOPPER' | 'DESK';
/** `EXPIRED` is never stored: it follows from `expires_at_ms`. */
export type StoredApplicationStatus = 'SHARED' | 'SUBMITTED' | 'APPROVED' | 'REJECTED';

/** A database or a transaction on it. */
export type Db = Kysely<Schema>;
