import type { Failure } from '../../platform/api/failure';
import type { RecoveryOption } from './screen';

/** What can be done after a failure, best first; never empty. Nobody is led to pay twice: of a payment that may have
 *  gone through the shop knows how it stands, and its row offers nothing but leaving. */
export function recoveryOptions({ recovery, retry }: Failure): readonly RecoveryOption[] {
  const others = recovery ?? (retry === false ? ['otherLender'] : ['sameAgain', 'otherLender']);
  return [...others, 'leave'];
}
