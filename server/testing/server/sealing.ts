import { parseSealKeys } from '../../platform/seal-key-text';
import { findMerchant, openSecret, type Registration, registerMerchant as registerIn } from '../../store/merchants';
import type { Db } from '../../store/schema';
import { type Sealer, sealerWith } from '../../store/seal';

/** Key of every test server, hex. Public, so it protects nothing. */
export const TEST_SEAL_KEY = '7e57'.repeat(16);

/** A sealer with keys in the format of KADAM_SEAL_KEY. */
export function sealerOf(keys: string): Sealer {
  const parsed = parseSealKeys(keys);
  if (!parsed) throw new Error('these are no seal keys');
  return sealerWith(parsed);
}

export const testSealer = sealerOf(TEST_SEAL_KEY);

export const registerMerchant = (db: Db, merchant: Registration): Promise<void> =>
  registerIn({ db, sealer: testSealer, nowMs: 0 }, merchant);

/** Null for an unknown key. */
export async function secretIn(db: Db, merchantKey: string, sealer = testSealer): Promise<string | null> {
  const merchant = await findMerchant(db, merchantKey);
  return merchant && openSecret(sealer, merchant);
}
