import { ownLimits } from '../../shared/api/credit-line';
import { sitePage } from '../platform/page/site-page';
import { limitsFlow } from './limits.flow';
import { LimitsView } from './limits-view';

/** The customer's limits, in their place of `/user-limit-check`. */
export const limits = sitePage({
  load: (client) => client.call(ownLimits, undefined),
  flow: limitsFlow,
  View: LimitsView,
  access: 'customer',
});
