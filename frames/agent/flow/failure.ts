import { type Failure, isBusiness } from '../../platform/api/failure';

/** True where the server gave a message and code of its own, which is then shown inline. Source: S2§4. */
export const hasOwnWords = (failure: Failure): boolean => isBusiness(failure) && failure.message !== '';
