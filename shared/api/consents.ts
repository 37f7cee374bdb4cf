import * as z from 'zod/mini';
import { locales } from '../locales';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/** What somebody can have agreed to. TERMS: our terms of use. WHATSAPP: messages there. SHARE_CODE: that a shop asks which
 *  lenders have approved him. APPLICATION: that a lender gets his details and reads his credit report. KFS: a loan, by its
 *  Key Facts Statement. */
export const consentKinds = ['TERMS', 'WHATSAPP', 'SHARE_CODE', 'APPLICATION', 'KFS'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where somebody has agreed: on the shopper's site, in a shop's page (a check, a payment), or at a till. */
export const consentPlaces = ['SITE', 'WIDGET', 'CHECKOUT', 'TILL'] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

/** NEEDED: as long as the service is used. CONTRACT: as long as the loan lasts. USED: what it was for is done. STANDING: can
 *  be withdrawn. WITHDRAWN. REPLACED: the same was agreed to again later, in other words. */
export const consentStates = ['NEEDED', 'CONTRACT', 'USED', 'STANDING', 'WITHDRAWN', 'REPLACED'] as const;
export type ConsentState = (typeof consentStates)[number];

const ConsentId = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be the id of a consent'));

/** One yes. `textHash`: SHA-256 of the words that stood there, hex; of a KFS its fingerprint. `lenderName`, `merchantName`,
 *  `orderId`: null where it is about none. `withdrawnAtMs`: null where it was not. */
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

/** Everything that the session's own number has agreed to, newest first. 401 for a guest. Source: ours. */
export const ownConsents = endpoint({
  method: 'GET',
  path: '/app/consents',
  summary: 'What the shopper has agreed to',
  scope: 'site',
  request: null,
  response: agreed,
});

/** The exact words of one of them: `text` as it was read, or, of a Key Facts Statement, where it opens for 10 minutes. One of
 *  the two is null; both are of a consent from before texts were kept. 401 for a guest, 404 for another's. Source: ours. */
export const consentText = endpoint({
  method: 'GET',
  path: '/app/consents/text',
  summary: 'The words that the shopper has agreed to',
  scope: 'site',
  request: z.strictObject({ consentId: ConsentId }),
  response: z.object({ text: z.nullable(z.string()), printUrl: z.nullable(z.string()) }),
});

/** Takes one back from now on; what was done by it before stays as it is. One that is withdrawn already stays so. 400 for what
 *  cannot be withdrawn, 401 for a guest, 404 for another's. Source: ours. */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/app/consents/withdraw',
  summary: 'Take a consent back',
  scope: 'site',
  request: z.strictObject({ consentId: ConsentId }),
  response: agreed,
});
