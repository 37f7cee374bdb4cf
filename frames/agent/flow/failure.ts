import { type Failure, isBusiness } from '../../platform/api/failure';

/** True where the server gave a message and code of its own, which is then shown inline. A session that is over is not the
 *  matter of a field. Source: S2§4, decisions (Answers of the API). */
export const hasOwnWords = (failure: Failure): boolean =>
  isBusiness(failure) && failure.message !== '' && failure.reaction !== 'endSession';
