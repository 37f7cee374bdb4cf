import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import { ResultClaims } from './result-claims';

/** The signed result is invalid. `message` gives the reason without content of the result. */
export class ResultError extends Error {}

/** The provider's keys are unavailable: the result may be valid and has to be sent again. */
export class KeysUnavailable extends Error {}

/** Allowed clock difference of the two servers. */
const CLOCK_TOLERANCE_S = 30;

const KEYS_PATH = '/.well-known/jwks.json';
const KEYS_CACHED_MS = 10 * 60_000;
const KEYS_ASKED_AGAIN_AFTER_MS = 30_000;
const KEYS_WITHIN_MS = 5_000;

/** The provider's public keys, fetched on first use and cached for 10 minutes. An unknown key id loads them again, at
 *  most every 30 s. */
export const providerKeys = (providerOrigin: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(KEYS_PATH, providerOrigin), {
    cacheMaxAge: KEYS_CACHED_MS,
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

/**
 * Verifies a signed result (compact JWS, ES256) of `providerOrigin` for `merchantKey`. Throws a `ResultError` if it is
 * forged, from another issuer, for another merchant or older than `maxAgeS`, and `KeysUnavailable` if it cannot be
 * verified yet.
 */
export async function verifyResult(
  signedResult: string,
  checks: {
    readonly keys: JWTVerifyGetKey;
    readonly providerOrigin: string;
    readonly merchantKey: string;
    /** Null: any age. */
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
