import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

/** Long enough for one customer at the till; the sales app asks for a fresh one when it is over. */
export const TOKEN_LIFETIME_S = 600;

export interface AuthToken {
  readonly authToken: string;
  readonly expiresAtMs: number;
}

/** Signs (HS256) that `agentId` works for the merchant and may open the sales app. With `isExpired` the token ended
 *  one minute before `nowMs`, so that a developer sees how 1402 looks. Source: S2§4. */
export async function mintAuthToken(order: {
  readonly merchantKey: string;
  readonly secret: string;
  readonly agentId: string;
  readonly isExpired: boolean;
  readonly nowMs: number;
}): Promise<AuthToken> {
  const nowS = Math.floor(order.nowMs / 1000);
  const issuedAtS = order.isExpired ? nowS - TOKEN_LIFETIME_S - 60 : nowS;
  const expiresAtS = issuedAtS + TOKEN_LIFETIME_S;
  const authToken = await new SignJWT({ scope: 'sales' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(order.merchantKey)
    .setSubject(order.agentId)
    .setAudience('kadam')
    .setIssuedAt(issuedAtS)
    .setExpirationTime(expiresAtS)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(order.secret));
  return { authToken, expiresAtMs: expiresAtS * 1000 };
}
