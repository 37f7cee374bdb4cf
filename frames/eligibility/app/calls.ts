import { identifyUser } from '../../../shared/api/auth';
import { getEmiInfo, howToBuy, widgetInit } from '../../../shared/api/widget';
import { widgetHeadersOf } from '../../platform/api/widget-headers';
import { type CallEvent, type CallPorts, CallRunner, type Runner } from '../../platform/flow/call-runner';
import type { EligibilityCalls } from '../flow/calls';
import type { EligibilityState } from '../flow/state';

export const eligibilityCallRunner = (
  ports: CallPorts,
  send: (event: CallEvent<EligibilityCalls>) => void,
): Runner<EligibilityCalls, EligibilityState> =>
  new CallRunner(
    ports,
    {
      endpoints: { init: widgetInit, emiInfo: getEmiInfo, howToBuy, identifyUser },
      headersOf: ({ merchant }) => (merchant ? widgetHeadersOf(merchant) : {}),
      later: async () => (await import('../late/next')).laterCalls,
    },
    send,
  );
