import { OpenAnswer } from './fields';
import { hostToFrame } from './message';
import { eligibilityAsked, OpenWidget, widgetClosed, widgetReady } from './widget';

/** Opens the benefit screen. Source: S1§1, decisions (Bridge). */
export const openBenefit = hostToFrame('openBenefit', OpenWidget, OpenAnswer);

/** All that may leave the benefit screen towards its host. */
export const benefitOutward = { widgetReady, eligibilityAsked, widgetClosed } as const;
/** All that it takes from its host. */
export const benefitInward = { openBenefit } as const;
