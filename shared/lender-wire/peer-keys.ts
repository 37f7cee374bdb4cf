import type { CryptoKey, JWK } from 'jose';
import type { Clock } from './clock';
import { isSealAlgorithm, type SealAlgorithm, type SealingKey } from './seal';
import { imported, isSignatureAlgorithm, type SignatureAlgorithm } from './signing-key';

/** Revoked keys are refused after at most this time. */
const MAX_AGE_MS = 300_000;
/** Limits how often unknown key ids can cause a read. */
const REREAD_AFTER_MS = 10_000;
const MAX_KEYS = 50;

export interface VerificationKey {
  readonly alg: SignatureAlgorithm;
  readonly key: CryptoKey;
}

type ReadJwks = () => Promise<{ readonly keys: readonly JWK[] }>;

interface Loaded {
  readonly byId: ReadonlyMap<string, JWK>;
  readonly atMs: number;
}

/**
 * Public keys of the other side, cached.
 * 1. The first use reads the JWKS; concurrent callers share one read.
 * 2. An unknown key id reads it once more, at most every 10 s.
 * 3. After 5 min it is read again; if that fails, the cached keys stay in use and the next try is 10 s later.
 */
export class PeerKeys {
  readonly #read: ReadJwks;
  readonly #clock: Clock;
  readonly #imported = new WeakMap<JWK, Promise<CryptoKey>>();
  #loaded: Loaded | null = null;
  #triedAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(read: ReadJwks, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
  }

  /** Null for a key id that is unknown or belongs to a key for another use. Rejects if no JWKS was ever read. */
  async verificationKey(kid: string): Promise<VerificationKey | null> {
    const jwk = await this.#find(kid);
    if (!jwk || jwk.use === 'enc' || !isSignatureAlgorithm(jwk.alg)) return null;
    return { alg: jwk.alg, key: await this.#import(jwk, jwk.alg) };
  }

  /** As `verificationKey`, for seals. */
  async sealingKey(kid: string): Promise<SealingKey | null> {
    const jwk = await this.#find(kid);
    if (!jwk || jwk.use === 'sig' || !isSealAlgorithm(jwk.alg)) return null;
    const alg: SealAlgorithm = jwk.alg;
    return { kid, alg, key: await this.#import(jwk, alg) };
  }

  /** Makes the next use read the JWKS again, after the other side has announced a change. */
  expire(): void {
    this.#triedAtMs = Number.NEGATIVE_INFINITY;
    if (this.#loaded) this.#loaded = { ...this.#loaded, atMs: Number.NEGATIVE_INFINITY };
  }

  async #find(kid: string): Promise<JWK | undefined> {
    const isFresh = this.#loaded !== null && this.#age(this.#loaded.atMs) < MAX_AGE_MS;
    if (!isFresh || !this.#loaded?.byId.has(kid)) await this.#reload();
    return this.#loaded?.byId.get(kid);
  }

  /** A clock that was set back counts as a long time. */
  #age(sinceMs: number): number {
    const ageMs = this.#clock.nowMs() - sinceMs;
    return ageMs < 0 ? Number.POSITIVE_INFINITY : ageMs;
  }

  async #reload(): Promise<void> {
    if (this.#reading) return this.#reading;
    if (this.#loaded && this.#age(this.#triedAtMs) < REREAD_AFTER_MS) return;
    this.#triedAtMs = this.#clock.nowMs();
    this.#reading = this.#load().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #load(): Promise<void> {
    try {
      const { keys } = await this.#read();
      const named = keys.slice(0, MAX_KEYS).flatMap((jwk) => (jwk.kid === undefined ? [] : [[jwk.kid, jwk] as const]));
      this.#loaded = { byId: new Map(named), atMs: this.#clock.nowMs() };
    } catch (error) {
      if (!this.#loaded) throw error;
    }
  }

  #import(jwk: JWK, alg: string): Promise<CryptoKey> {
    const known = this.#imported.get(jwk) ?? imported(jwk, alg);
    this.#imported.set(jwk, known);
    return known;
  }
}
