import { parseSealKeys } from '../../platform/seal-key-text';
import { findMerchant, openSecret, type Registration, registerMerchant as registerIn } from '../../store/merchants';
import type { Db } from '../../store/schema';
import { type Sealer, sealerWith } from '../../store/seal';

/** The key of every server that a test starts, hex. Public, so it protects nothing. */
export const TEST_SEAL_KEY = '7e57'.repeat(16);

/** A sealer with keys as KADAM_SEAL_KEY has them. */
export function sealerOf(keys: string): Sealer {
  const parsed = parseSealKeys(keys);
  if (!parsed) throw new Error('these are no seal keys');
  return sealerWith(parsed);
}

export const testSealer = sealerOf(TEST_SEAL_KEY);

/** Registers a merchant as a server of a test would. */
export const registerMerchant = (db: Db, merchant: Registration): Promise<void> =>
  registerIn({ db, sealer: testSealer, nowMs: 0 }, merchant);

/** The secret of a merchant; null for an unknown key. */
export async function secretIn(db: Db, merchantKey: string, sealer = testSealer): Promise<string | null> {
  const merchant = await findMerchant(db, merchantKey);
  return merchant && openSecret(sealer, merchant);
}
