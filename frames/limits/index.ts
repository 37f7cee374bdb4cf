import { ownLimits } from '../../shared/api/credit-line';
import { ownPage } from '../platform/own-page';
import { LimitsView } from './limits-view';

/** What somebody can still spend, in its place of `/user-limit-check`. */
export const limits = ownPage({ ask: (client) => client.call(ownLimits, undefined), View: LimitsView });
