import { int, nullable, object, oneOf, text } from '../../../shared/bridge/schema';
import { MOBILE_TYPED_MAX_LENGTH } from '../../../shared/rules/validation';
import { draftStore } from '../../platform/storage/draft-store';
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
    amount: text(7, 0, /^\d*$/),
    submittedAmount: nullable(int(0, 9_999_999)),
    mobile: text(MOBILE_TYPED_MAX_LENGTH, 0, /^\d*$/),
    selectedLenderId: nullable(text(5)),
    userName: text(80),
    email: text(40),
  }),
);
