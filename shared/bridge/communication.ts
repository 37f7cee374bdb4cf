import { OpenAnswer } from './fields';
import { hostToFrame } from './message';
import { eligibilityAsked, OpenWidget, widgetClosed, widgetReady } from './widget';

/** Opens the communication screen. Source: S1§1, decisions (Bridge). */
export const openCommunication = hostToFrame('openCommunication', OpenWidget, OpenAnswer);

/** All that may leave the communication screen towards its host. */
export const communicationOutward = { widgetReady, eligibilityAsked, widgetClosed } as const;
/** All that it takes from its host. */
export const communicationInward = { openCommunication } as const;
