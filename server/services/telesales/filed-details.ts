import * as z from 'zod/mini';
import { Income } from '../../../shared/api/application-form';
import { WantedProduct } from '../../../shared/api/filed-application';
import type { FiledDetails } from '../../../shared/api/ntb-verification';
import { maskDay, maskPan } from '../../../shared/format/mask';
import { type Hasher, seal, unseal } from '../secrets';

/** What an agent has filed, until its customer has decided. */
const Kept = z.object({
  userName: z.string(),
  email: z.string(),
  dateOfBirth: z.string(),
  pan: z.string(),
  pincode: z.string(),
  income: z.nullable(Income),
  /** Releases before knew none. */
  product: z._default(z.nullable(WantedProduct), null),
});
export type KeptDetails = z.infer<typeof Kept>;

const keyOf = (hasher: Hasher, reference: string): string => hasher.hash('filed-details', reference);

export const sealDetails = (hasher: Hasher, reference: string, details: KeptDetails): string =>
  seal(keyOf(hasher, reference), JSON.stringify(details));

export const unsealDetails = (hasher: Hasher, reference: string, sealed: string): KeptDetails =>
  Kept.parse(JSON.parse(unseal(keyOf(hasher, reference), sealed)));

/** As the customer sees them. */
export const shownDetails = ({ dateOfBirth, pan, ...shown }: KeptDetails): FiledDetails => ({
  ...shown,
  maskedDateOfBirth: maskDay(dateOfBirth),
  maskedPan: maskPan(pan),
});
