import { isUnderWay } from '../rules/clock-set-back';
import { PIN_AUTH_MS } from '../rules/lifetimes';
import type { Hasher } from '../services/secrets';
import type { Session } from '../store/sessions';

/** The browser's half of a proof is a cookie, the page's half a header; one cannot replace the other. */
const purposes = { cookie: 'site-pin', header: 'pin-setup' } as const;
type Half = keyof typeof purposes;

/** The proof is valid for one line in one session, while that has the number. */
interface PinHolder {
  readonly session: Pick<Session, 'tokenHash'>;
  readonly mobile: string;
  readonly lenderId: string;
}

const partsOf = ({ session, mobile, lenderId }: PinHolder, atMs: number): readonly string[] => [
  session.tokenHash,
  mobile,
  lenderId,
  String(atMs),
];

/** One half of the proof that a browser has shown a line's PIN, or its customer's identity: cookie `pinAuthToken` or
 *  header `pin-setup-auth-token`. Time and HMAC, so any process can verify it. */
export const pinAuthToken = (hasher: Hasher, half: Half, holder: PinHolder, nowMs: number): string =>
  `${nowMs}.${hasher.hash(purposes[half], ...partsOf(holder, nowMs))}`;

/** True for a token of this line and session within 30 min. Source: S1§9 (STO-020). */
export function isPinAuthToken(
  hasher: Hasher,
  half: Half,
  holder: PinHolder,
  shown: string | null,
  nowMs: number,
): boolean {
  const [, said, hash] = /^(\d{1,15})\.([\w-]+)$/.exec(shown ?? '') ?? [];
  if (said === undefined || hash === undefined) return false;
  const atMs = Number(said);
  return (
    isUnderWay(atMs + PIN_AUTH_MS, nowMs, PIN_AUTH_MS) && hasher.matches(hash, purposes[half], ...partsOf(holder, atMs))
  );
}
