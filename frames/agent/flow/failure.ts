import { isMobile } from '../../../shared/rules/validation';
import { type Failure, isBusiness } from '../../platform/api/failure';

/** True where the server gave a message and code of its own, which is then shown inline. A session that is over is not the
 *  matter of a field. Source: S2§4, docs/adr/0017-errors-in-one-table.md. */
export const hasOwnText = (failure: Failure): boolean =>
  isBusiness(failure) && failure.message !== '' && failure.reaction !== 'endSession';

/** True where the failure is told at the field of the number: with the server's text, or because its first digit, which the
 *  server alone checks, is not 6 to 9. Source: Q-011. */
export const isAtNumber = (failure: Failure, mobile: string): boolean =>
  hasOwnText(failure) || (failure.status === 400 && !isMobile(mobile));
