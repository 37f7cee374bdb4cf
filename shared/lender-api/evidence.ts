import * as z from 'zod/mini';
import { AtMs, fieldsOf, Language, LenderId, listOf, oneOf, orNull, Sha256, text, Uuid, whole } from './fields';

export const Consent = fieldsOf({
  kind: oneOf(['TERMS', 'DATA_TO_LENDER', 'BUREAU', 'KFS', 'AUTOPAY']),
  purpose: text(300),
  version: text(20),
  textHash: Sha256,
  text: text(20_000),
  language: Language,
  /** Screen on which it was given. */
  place: text(80),
  atMs: AtMs,
});

/** Claims of the evidence: one JWS that stands alone and that both sides store. Seconds in `iat` alone, as RFC 7519
 *  says. */
export const EvidenceClaims = fieldsOf({
  iss: text(120),
  aud: text(120),
  iat: whole(0, 9_999_999_999),
  jti: Uuid,
  reservationId: orNull(Uuid),
  applicationId: orNull(Uuid),
  lenderId: LenderId,
  orderId: orNull(text(64)),
  /** Null in the evidence of an application, which has no statement yet. */
  kfs: orNull(
    fieldsOf({
      version: text(20),
      language: Language,
      contentHash: Sha256,
      /** The statement as shown, whole. */
      statement: z.record(z.string(), z.unknown(), 'must be an object'),
      /** Of each file that the shopper could download. */
      fileSha256: listOf(Sha256, 10),
      issuedAtMs: AtMs,
      validUntilMs: AtMs,
      shownAtMs: AtMs,
      agreedAtMs: AtMs,
    }),
  ),
  consents: listOf(Consent, 20),
  number: fieldsOf({ verifiedAtMs: AtMs, method: oneOf(['OTP', 'SHARE_CODE', 'SESSION']), codeRef: text(64) }),
  session: fieldsOf({
    ipHash: Sha256,
    userAgent: text(512),
    channel: oneOf(['ONLINE', 'OFFLINE', 'PAYMENT_LINK', 'TELESALES']),
    agentId: orNull(text(64)),
  }),
  /** Lending service provider: its CIN, and its registration as a digital lending app. */
  lsp: fieldsOf({ name: text(120), cin: text(21), dla: text(120) }),
});
export type EvidenceClaims = z.infer<typeof EvidenceClaims>;
