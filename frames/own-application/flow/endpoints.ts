import { mandateRedirection } from '../../../shared/api/e-mandate';
import { initiateOwnApplication, ownApplicationStatus } from '../../../shared/api/ntb-application';
import { createApplicationTicket } from '../../../shared/api/support-ticket';

/** The call of an application that is being made. */
export const applicationEndpoints = { apply: initiateOwnApplication };

/** The calls about one that was filed. */
export const statusEndpoints = {
  status: ownApplicationStatus,
  mandate: mandateRedirection,
  ask: createApplicationTicket,
};
