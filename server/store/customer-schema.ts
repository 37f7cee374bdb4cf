import type { Generated } from 'kysely';
import type { ConsentKind, ConsentPlace } from '../../shared/api/consents';
import type { Locale } from '../../shared/locales';

/** Tables of what customers have agreed to and told us. */
export interface CustomerTables {
  /** Texts that a customer has agreed to, once each; they never change. */
  consent_texts: {
    /** SHA-256, hex. */
    text_hash: string;
    body: string;
  };
  /** The ledger of consents: it only grows. */
  consents: {
    consent_id: Generated<number>;
    mobile: string;
    kind: ConsentKind;
    /** Subject: of a KFS the payment, of an application its reference, of a share code the merchant; else ''. */
    subject: string;
    action: 'GIVEN' | 'WITHDRAWN';
    version: string;
    /** In which it was read. */
    language: Locale;
    /** SHA-256 of the words, hex; of a KFS its fingerprint, base64url. */
    text_hash: string;
    place: ConsentPlace;
    merchant_key: string;
    lender_id: string | null;
    client_ip_hash: string;
    at_ms: number;
  };
  /** Profile that a customer has filled in; null for each empty field. */
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
    /** '' without words. */
    message: string;
    /** Number for a call back; null without one. */
    mobile: string | null;
    language: Locale;
    at_ms: number;
  };
}
