import { identifyUser } from '../../../shared/api/auth';
import { getEmiInfo, howToBuy, widgetInit } from '../../../shared/api/widget';
import { widgetHeadersOf } from '../../platform/api/widget-headers';
import { CallRunner, type Heard, type Runner } from '../../platform/flow/call-runner';
import type { EligibilityCalls } from '../flow/calls';
import type { EligibilityState } from '../flow/state';
import type { Ports } from './perform';

export const eligibilityCallRunner = (
  ports: Ports,
  send: (event: Heard<EligibilityCalls>) => void,
): Runner<EligibilityCalls, EligibilityState> =>
  new CallRunner(
    ports,
    {
      endpoints: { init: widgetInit, emiInfo: getEmiInfo, howToBuy, identifyUser },
      headersOf: ({ merchant }) => (merchant ? widgetHeadersOf(merchant) : {}),
      later: () => import(/* with: next */ './later-calls'),
    },
    send,
  );
