import { nullable, object, oneOf } from '../../../shared/bridge/schema';
import { draftStore } from '../../platform/storage/draft-store';
import {
  ChosenLender,
  Rupees,
  TypedAmount,
  TypedEmail,
  TypedMobile,
  TypedName,
} from '../../platform/storage/typed-fields';
import type { Draft } from '../flow/draft';
import { routes } from '../flow/routes';
import type { MerchantData } from '../flow/state';

/** Storage is kept apart by merchant and agent. */
export const scopeOf = (owner: Pick<MerchantData, 'merchantKey' | 'merchantAgentId'>): string =>
  `${owner.merchantKey}.${owner.merchantAgentId}`;

export const drafts = draftStore<Draft>(
  (owner) => `salesDraft.${owner}`,
  object({
    path: oneOf(...routes),
    amount: TypedAmount,
    submittedAmount: nullable(Rupees),
    mobile: TypedMobile,
    selectedLenderId: nullable(ChosenLender),
    userName: TypedName,
    email: TypedEmail,
  }),
);
