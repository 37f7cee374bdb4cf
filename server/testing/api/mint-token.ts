import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

export interface TokenClaims {
  readonly merchantKey: string;
  readonly secret: string;
  readonly agentId: string;
  readonly scope: string;
  readonly issuedAtMs: number;
  readonly livesMs: number;
  readonly audience: string;
}

/** Token of a merchant's server for its agent. */
export const mintToken = (claims: TokenClaims): Promise<string> =>
  new SignJWT({ scope: claims.scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(claims.merchantKey)
    .setSubject(claims.agentId)
    .setAudience(claims.audience)
    .setIssuedAt(Math.floor(claims.issuedAtMs / 1000))
    .setExpirationTime(Math.floor((claims.issuedAtMs + claims.livesMs) / 1000))
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(claims.secret));
