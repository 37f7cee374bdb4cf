import type { CreditScheme, Registration } from '../../shared/api/registration';
import type { ActivationPlace } from '../../shared/site/activation-addresses';

/** The page that tells the truth, where one of them is asked for: what the lender and the server say decides, not the
 *  address. `registration` null: not asked about. Source: S1§4 (ACT-014), ELG-027. */
export function placeFor(
  asked: ActivationPlace,
  scheme: Pick<CreditScheme, 'status'>,
  registration: Pick<Registration, 'status' | 'isNewUser'> | null,
): ActivationPlace {
  const isInUse = scheme.status === 'ACTIVE';
  switch (asked) {
    case 'redirect':
    case 'steps':
    case 'mobile':
      return asked;
    case 'factor':
      return isInUse ? 'success' : asked;
    case 'success':
    case 'newUser':
    case 'preApproved':
    case 'failure':
      break;
    default:
      return asked satisfies never;
  }
  if (isInUse) {
    if (asked === 'success') return asked;
    return asked === 'failure' ? 'success' : registration?.isNewUser === true ? 'newUser' : 'preApproved';
  }
  return registration?.status === 'FAILED' ? 'failure' : 'steps';
}
