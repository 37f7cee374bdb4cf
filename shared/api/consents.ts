import * as z from 'zod/mini';
import { locales } from '../locales';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/**
 * Kinds of consent. TERMS: the terms of use. WHATSAPP: messages there. SHARE_CODE: a shop's query of the approving
 * lenders. APPLICATION: sending details to a lender, which reads the credit report. KFS: a loan, by its Key Facts
 * Statement.
 */
export const consentKinds = ['TERMS', 'WHATSAPP', 'SHARE_CODE', 'APPLICATION', 'KFS'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Place of a consent: the shopper's site, a shop's page (a check, a payment), or a till. */
export const consentPlaces = ['SITE', 'WIDGET', 'CHECKOUT', 'TILL'] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

/** NEEDED: while the service is used. CONTRACT: while the loan lasts. USED: its purpose is done. STANDING: can be
 *  withdrawn. WITHDRAWN. REPLACED: by a later consent with another text. */
export const consentStates = ['NEEDED', 'CONTRACT', 'USED', 'STANDING', 'WITHDRAWN', 'REPLACED'] as const;
export type ConsentState = (typeof consentStates)[number];

const ConsentId = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be the id of a consent'));

/** A consent. `textHash`: SHA-256 of its text, hex; of a KFS its fingerprint. `lenderName`, `merchantName`, `orderId`:
 *  null if it concerns none. `withdrawnAtMs`: null if not withdrawn. */
const Consent = z.object({
  consentId: ConsentId,
  kind: z.enum(consentKinds),
  state: z.enum(consentStates),
  place: z.enum(consentPlaces),
  lenderName: z.nullable(z.string()),
  merchantName: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  version: z.string(),
  language: z.enum(locales),
  textHash: z.string(),
  givenAtMs: EpochMs,
  withdrawnAtMs: z.nullable(EpochMs),
});
export type Consent = z.infer<typeof Consent>;

const agreed = z.object({ consents: z.array(Consent), serverNowMs: EpochMs });

/** All consents of the session's number, newest first. 401 for a guest. Source: ours. */
export const ownConsents = endpoint({
  method: 'GET',
  path: '/app/consents',
  summary: 'What the shopper has agreed to',
  scope: 'site',
  request: null,
  response: agreed,
});

/**
 * Exact content of a consent: `text` as displayed, or for a Key Facts Statement its address, valid for 10 minutes. One
 * of the two is null; both are for a consent before texts were stored. 401 for a guest, 404 for another number's.
 * Source: ours.
 */
export const consentText = endpoint({
  method: 'GET',
  path: '/app/consents/text',
  summary: 'The words that the shopper has agreed to',
  scope: 'site',
  request: z.strictObject({ consentId: ConsentId }),
  response: z.object({ text: z.nullable(z.string()), printUrl: z.nullable(z.string()) }),
});

/** Withdraws a consent from now on, without effect on earlier actions; idempotent. 400 for one that cannot be
 *  withdrawn, 401 for a guest, 404 for another number's. Source: ours. */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/app/consents/withdraw',
  summary: 'Take a consent back',
  scope: 'site',
  request: z.strictObject({ consentId: ConsentId }),
  response: agreed,
});
