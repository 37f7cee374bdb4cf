import { noCalls } from '../platform/flow/calls';
import { initialNtb, withLenders } from './flow/ntb-application';
import type { ApplyState } from './flow/state';
import { nothingTyped } from './flow/typed';
import type { readKept } from './kept';
import type { ApplicationData } from './read-application';

/** How an application begins: where it was left, with the lenders as they are now. A lender that takes it no more is not
 *  chosen any longer. */
export function firstApply(data: ApplicationData, kept: ReturnType<typeof readKept>): ApplyState {
  const { amount, merchantId, merchantName, lenders, preEligibility, ntbConfig } = data;
  const rejectedLenderIds = kept?.rejectedLenderIds ?? [];
  const lenderList = lenders.filter(({ lenderId }) => !rejectedLenderIds.includes(lenderId));
  const chosen = kept?.selectedNtbLender ?? '';
  const only = lenderList.length === 1 ? (lenderList[0]?.lenderId ?? '') : '';
  return {
    ...noCalls,
    ntbFlow: {
      ...withLenders(initialNtb, lenderList),
      merchantId,
      merchantName,
      selectedNtbLender: lenderList.some(({ lenderId }) => lenderId === chosen) ? chosen : only,
      step: kept?.step ?? 'initial',
      isUserPreEligibilityDone: preEligibility !== null,
      userPreEligibilityData: preEligibility,
    },
    ntbConfig,
    typed: kept?.typed ?? nothingTyped,
    issues: [],
    consentIn: null,
    failure: null,
    isRestored: kept !== null && kept.step !== 'initial',
    amount,
    rejectedLenderIds,
    isLeaving: false,
  };
}
