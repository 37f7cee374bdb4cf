import type { Generated } from 'kysely';
import type { ConsentKind, ConsentPlace } from '../../shared/api/consents';
import type { Locale } from '../../shared/locales';

/** Tables of customers' consents and own details. */
export interface CustomerTables {
  /** Texts that customers have agreed to, once each; append-only. */
  consent_texts: {
    /** SHA-256, hex. */
    text_hash: string;
    body: string;
  };
  /** Ledger of consents; append-only. */
  consents: {
    consent_id: Generated<number>;
    mobile: string;
    kind: ConsentKind;
    /** Subject: of a KFS the payment, of an application its reference, of a share code the merchant; else ''. */
    subject: string;
    action: 'GIVEN' | 'WITHDRAWN';
    version: string;
    /** Language in which it was read. */
    language: Locale;
    /** SHA-256 of the text, hex; of a KFS its fingerprint, base64url. */
    text_hash: string;
    place: ConsentPlace;
    merchant_key: string;
    lender_id: string | null;
    client_ip_hash: string;
    at_ms: number;
  };
  /** Profile filled in by a customer; null for each empty field. */
  customers: {
    mobile: string;
    name: string | null;
    email: string | null;
    language: Locale | null;
    updated_at_ms: number;
  };
  feedback: {
    feedback_id: Generated<number>;
    /** 1, bad, to 5, very good. */
    rating: number;
    /** '' without a text. */
    message: string;
    /** Number for a call back; null if none. */
    mobile: string | null;
    language: Locale;
    at_ms: number;
  };
}
