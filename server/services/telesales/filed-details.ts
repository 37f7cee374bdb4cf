import * as z from 'zod/mini';
import { Income } from '../../../shared/api/application-form';
import { WantedProduct } from '../../../shared/api/filed-application';
import type { FiledDetails } from '../../../shared/api/ntb-verification';
import { maskDay, maskPan } from '../../../shared/format/mask';
import { type Hasher, seal, unseal } from '../secrets';

const StoredDetails = z.object({
  userName: z.string(),
  email: z.string(),
  dateOfBirth: z.string(),
  pan: z.string(),
  pincode: z.string(),
  income: z.nullable(Income),
  /** Earlier releases stored none. */
  product: z._default(z.nullable(WantedProduct), null),
});
export type StoredDetails = z.infer<typeof StoredDetails>;

const keyOf = (hasher: Hasher, reference: string): string => hasher.hash('filed-details', reference);

export const sealDetails = (hasher: Hasher, reference: string, details: StoredDetails): string =>
  seal(keyOf(hasher, reference), JSON.stringify(details));

export const unsealDetails = (hasher: Hasher, reference: string, sealed: string): StoredDetails =>
  StoredDetails.parse(JSON.parse(unseal(keyOf(hasher, reference), sealed)));

export const shownDetails = ({ dateOfBirth, pan, ...shown }: StoredDetails): FiledDetails => ({
  ...shown,
  maskedDateOfBirth: maskDay(dateOfBirth),
  maskedPan: maskPan(pan),
});
