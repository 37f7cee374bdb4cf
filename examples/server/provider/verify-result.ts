import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import { ResultClaims } from './result-claims';

/** The signed result is not one that this shop may believe. `message` says why; nothing of the result itself. */
export class ResultError extends Error {}

/** The provider's keys could not be had: the result may be good, and has to come again. */
export class KeysUnavailable extends Error {}

/** The clocks of two servers may be this far apart. */
const CLOCK_TOLERANCE_S = 30;

const KEYS_PATH = '/.well-known/jwks.json';
const KEYS_KEPT_MS = 10 * 60_000;
const KEYS_ASKED_AGAIN_AFTER_MS = 30_000;
const KEYS_WITHIN_MS = 5_000;

/** The provider's public keys, fetched when first needed and kept for 10 minutes. An unknown key id asks again, at most
 *  every 30 s. */
export const providerKeys = (providerOrigin: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(KEYS_PATH, providerOrigin), {
    cacheMaxAge: KEYS_KEPT_MS,
    cooldownDuration: KEYS_ASKED_AGAIN_AFTER_MS,
    timeoutDuration: KEYS_WITHIN_MS,
  });

const refusals = [
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  ZodError,
] as const;

/** Reads a signed result (compact JWS, ES256) of `providerOrigin` for `merchantKey`. Throws a `ResultError` where it is
 *  forged, of somebody else, for another merchant or issued more than `maxAgeS` ago, and `KeysUnavailable` where that
 *  cannot be told yet. */
export async function verifyResult(
  signedResult: string,
  checks: {
    readonly keys: JWTVerifyGetKey;
    readonly providerOrigin: string;
    readonly merchantKey: string;
    /** Null: of any age. */
    readonly maxAgeS: number | null;
    readonly nowMs: number;
  },
): Promise<ResultClaims> {
  try {
    const { payload } = await jwtVerify(signedResult, checks.keys, {
      algorithms: ['ES256'],
      issuer: checks.providerOrigin,
      audience: checks.merchantKey,
      requiredClaims: ['sub', 'iat', 'jti'],
      ...(checks.maxAgeS !== null && { maxTokenAge: checks.maxAgeS }),
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(checks.nowMs),
    });
    return ResultClaims.parse(payload);
  } catch (cause) {
    if (!refusals.some((refusal) => cause instanceof refusal))
      throw new KeysUnavailable("the provider's keys cannot be had", { cause });
    const why = cause instanceof ZodError ? 'claims are missing' : cause instanceof Error ? cause.message : 'unknown';
    throw new ResultError(why, { cause });
  }
}
