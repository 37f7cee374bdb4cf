import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

/** Long enough for one customer at the till; the sales app then requests a new token. */
const TOKEN_LIFETIME_S = 600;

/** Subject of a token: an agent at the till, or this server. */
type TokenBearer =
  | { readonly scope: 'sales'; readonly agentId: string }
  | { readonly scope: 'merchant'; readonly agentId?: never };

const SERVER_SUBJECT = 'server';

interface AuthToken {
  readonly authToken: string;
  readonly expiresAtMs: number;
}

/** Signs (HS256) a token for the agent `agentId`, who may open the sales app, or for the merchant's server. With
 *  `isExpired` it expired one minute before `nowMs`, to demonstrate error 1402. Source: S2§4. */
export async function mintAuthToken(order: {
  readonly merchantKey: string;
  readonly secret: string;
  readonly bearer: TokenBearer;
  readonly isExpired?: boolean;
  readonly nowMs: number;
}): Promise<AuthToken> {
  const nowS = Math.floor(order.nowMs / 1000);
  const issuedAtS = order.isExpired ? nowS - TOKEN_LIFETIME_S - 60 : nowS;
  const expiresAtS = issuedAtS + TOKEN_LIFETIME_S;
  const authToken = await new SignJWT({ scope: order.bearer.scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(order.merchantKey)
    .setSubject(order.bearer.agentId ?? SERVER_SUBJECT)
    .setAudience('kadam')
    .setIssuedAt(issuedAtS)
    .setExpirationTime(expiresAtS)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(order.secret));
  return { authToken, expiresAtMs: expiresAtS * 1000 };
}
