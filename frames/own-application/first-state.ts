import { noCalls } from '../platform/flow/calls';
import type { readDraft } from './draft';
import { initialNtb, withLenders } from './flow/ntb-application';
import type { ApplyState } from './flow/state';
import { nothingTyped } from './flow/typed';
import type { ApplicationData } from './read-application';

/** How an application begins: where it was left, with the lenders as they are now. A lender that takes it no more is not
 *  chosen any longer. */
export function firstApply(data: ApplicationData, draft: ReturnType<typeof readDraft>): ApplyState {
  const { amount, merchantId, merchantName, lenders, preEligibility, ntbConfig } = data;
  const rejectedLenderIds = draft?.rejectedLenderIds ?? [];
  const lenderList = lenders.filter(({ lenderId }) => !rejectedLenderIds.includes(lenderId));
  const chosen = draft?.selectedNtbLender ?? '';
  const only = lenderList.length === 1 ? (lenderList[0]?.lenderId ?? '') : '';
  return {
    ...noCalls,
    ntbFlow: {
      ...withLenders(initialNtb, lenderList),
      merchantId,
      merchantName,
      selectedNtbLender: lenderList.some(({ lenderId }) => lenderId === chosen) ? chosen : only,
      step: draft?.step ?? 'initial',
      isUserPreEligibilityDone: preEligibility !== null,
      userPreEligibilityData: preEligibility,
    },
    ntbConfig,
    typed: draft?.typed ?? nothingTyped,
    issues: [],
    consentIn: null,
    failure: null,
    isRestored: draft !== null && draft.step !== 'initial',
    amount,
    rejectedLenderIds,
    isLeaving: false,
  };
}
