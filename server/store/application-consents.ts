import type { Locale } from '../../shared/locales';
import type { Write } from './write';

/** Consents of an application; append-only. `textHash`: SHA-256 of the text, hex. */
interface StoredConsent {
  readonly reference: string;
  readonly lenderId: string;
  readonly version: string;
  readonly language: Locale;
  readonly textHash: string;
  readonly maskedMobile: string;
  readonly clientIpHash: string;
  readonly consentedAtMs: number;
}

export const applicationConsent =
  (consent: StoredConsent): Write =>
  (db) =>
    db.insertInto('application_consents').values({
      application_reference: consent.reference,
      lender_id: consent.lenderId,
      consent_version: consent.version,
      language: consent.language,
      text_hash: consent.textHash,
      masked_mobile: consent.maskedMobile,
      client_ip_hash: consent.clientIpHash,
      consented_at_ms: consent.consentedAtMs,
    });
