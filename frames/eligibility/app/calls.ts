import { identifyUser } from '../../../shared/api/auth';
import { getEmiInfo, howToBuy, widgetInit } from '../../../shared/api/widget';
import { widgetHeadersOf } from '../../platform/api/widget-headers';
import { frameCalls } from '../../platform/page/frame-calls';
import type { EligibilityState } from '../flow/state';

export const eligibilityCalls = frameCalls<EligibilityState>({
  endpoints: { init: widgetInit, emiInfo: getEmiInfo, howToBuy, identifyUser },
  headersOf: ({ merchant }) => (merchant ? widgetHeadersOf(merchant) : {}),
  later: async () => (await import('../late/next')).laterCalls,
});
