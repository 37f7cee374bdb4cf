import * as sales from '../../../shared/api/sales';
import { brand } from '../../../shared/brand';
import { type Handler, salesHandler } from '../../http/handler';
import { type ApplicationDeps, shareNtbApplication } from '../../services/applications';
import { checkEligibility } from '../../services/eligibility';
import { lenderLimits, nearestAmount, offersFor } from '../../services/offers';
import { Refusal } from '../../services/refusal';
import { type ShareCodeDeps, sendShareCode, verifyShareCode } from '../../services/share-codes';
import { verifiedUntilMs } from '../../store/verified-mobiles';

export type SalesServices = ShareCodeDeps & ApplicationDeps;

export const salesHandlers = (deps: SalesServices): readonly Handler[] => [
  salesHandler(sales.init, async (_none, { merchant, agentId }) => {
    if (merchant.lenderIds.length === 0) throw new Refusal('NO_LENDER_CONNECTED');
    return {
      merchantName: merchant.name,
      merchantLogo: merchant.logoUrl,
      merchantAgentId: agentId,
      lenders: lenderLimits(merchant.lenderIds),
      support: { phone: brand.supportPhone, email: brand.supportEmail },
      serverNowMs: deps.clock.nowMs(),
    };
  }),

  salesHandler(sales.getEmiDetails, async ({ amount }, { merchant }) => ({
    amount,
    lenders: offersFor(merchant, amount),
  })),

  salesHandler(sales.preEligibility, async ({ mobile, amount }, { merchant }) => {
    const lenderIds = offersFor(merchant, amount)
      .filter(({ emiPlans }) => emiPlans.length > 0)
      .map(({ lenderId }) => lenderId);
    const untilMs = await verifiedUntilMs(deps.db, merchant.merchantKey, mobile, deps.clock.nowMs());
    return {
      isPreEligible: lenderIds.length > 0,
      isMobileVerified: untilMs !== null,
      lenderIds,
      nearestAmount: nearestAmount(merchant.lenderIds, amount),
    };
  }),

  salesHandler(sales.sendShareCode, ({ mobile }, caller) => sendShareCode(deps, caller, mobile)),
  salesHandler(sales.verifyShareCode, ({ mobile, otp }, caller) => verifyShareCode(deps, caller, mobile, otp)),
  salesHandler(sales.checkEligibility, (asked, caller) => checkEligibility(deps, caller, asked)),
  salesHandler(sales.shareNtbApplication, (asked, caller) => shareNtbApplication(deps, caller, asked)),
];
