import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';

/** Required audience of a token. */
const TOKEN_AUDIENCE = 'kadam';
/** Maximum time between issue and expiry. */
const TOKEN_LIFETIME_SECONDS = 15 * 60;
/** Tolerance for a merchant's clock. */
const CLOCK_TOLERANCE_SECONDS = 30;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(64)),
  scope: z.string().check(z.minLength(1), z.maxLength(40)),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().check(z.minLength(1), z.maxLength(128)),
});

type TokenCheck =
  | { readonly result: 'valid'; readonly subject: string; readonly scope: string }
  /** Valid except for its expiry. */
  | { readonly result: 'expired' }
  | { readonly result: 'forged'; readonly why: string };

/** Verifies a JWS (HS256) of a merchant's server. The signature is checked first, so only a genuine token is reported
 *  as expired. Claims: iss = merchant key, aud = 'kadam', sub = agent id or 'server', scope, iat, exp at most 15 min
 *  after iat, jti. */
export async function verifyAuthToken(
  token: string,
  merchant: { readonly merchantKey: string; readonly secret: string },
  nowMs: number,
): Promise<TokenCheck> {
  let payload: unknown;
  try {
    const verified = await jwtVerify(token, new TextEncoder().encode(merchant.secret), {
      algorithms: ['HS256'],
      issuer: merchant.merchantKey,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'scope', 'iat', 'exp', 'jti'],
      currentDate: new Date(nowMs),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    payload = verified.payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { result: 'expired' };
    if (error instanceof errors.JOSEError) return { result: 'forged', why: error.code };
    throw error;
  }
  const claims = Claims.safeParse(payload);
  if (!claims.success) return { result: 'forged', why: 'claims of the wrong kind' };
  const { sub, scope, iat, exp } = claims.data;
  if (exp - iat > TOKEN_LIFETIME_SECONDS) return { result: 'forged', why: 'lives longer than 15 min' };
  if (iat * 1000 > nowMs + CLOCK_TOLERANCE_SECONDS * 1000) return { result: 'forged', why: 'issued in the future' };
  return { result: 'valid', subject: sub, scope };
}
