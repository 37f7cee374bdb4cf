import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type * as landing from '../../shared/api/landing-page';
import { registeredAddress } from '../../shared/site/registered-address';
import type { Merchant } from '../store/merchants';
import type { SiteCaller } from './caller';
import { verifyLogin } from './logins';
import { namedMerchant } from './named-merchant';
import { applicationLenders } from './ntb-acquisition';
import { lenderLimits } from './offers';
import { Refusal } from './refusal';
import { checkEligibilityAt, checkUserEligibility, type WidgetDeps } from './widgets';

type Verify = typeof landing.landingVerifyOtp;
type Eligibility = Awaited<ReturnType<typeof checkEligibilityAt>>;

export async function landingDetailsOf(
  deps: WidgetDeps,
  caller: SiteCaller,
  asked: RequestOf<typeof landing.landingDetails>,
): Promise<ResponseOf<typeof landing.landingDetails>> {
  const merchant = await namedMerchant(deps.db, caller, asked.merchantId);
  return {
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    isNTBEnabledOnMerchant: takesNewCustomers(merchant),
    lenders: lenderLimits(merchant.lenderIds),
  };
}

/** Checks an OTP, then the status of its number. An error after a correct OTP does not undo the login. */
export async function verifyAndGoOn(
  deps: WidgetDeps,
  caller: SiteCaller,
  { amount, variant: _variant, samePage, urls, ...login }: RequestOf<Verify>,
): Promise<ResponseOf<Verify>> {
  const merchant = await namedMerchant(deps.db, caller, login.merchantId);
  const origins = [...caller.merchant.origins, ...merchant.origins];
  const success = destinationOf('urls.successUrl', urls?.successUrl, origins);
  const nonapproved = destinationOf('urls.nonapprovedUrl', urls?.nonapprovedUrl, origins);
  await verifyLogin(deps, caller, login);
  const standing = await orNull(() => checkEligibilityAt(deps, { ...caller, merchant }, login.mobile, amount ?? null));
  const destination = standing && (standing.isPreApproved ? success : nonapproved);
  return {
    message: 'VERIFIED',
    emiInfoResponse: standing,
    redirectUrl: samePage === true ? null : destination,
    isNTBEnabledOnMerchant: takesNewCustomers(merchant),
  };
}

export async function dynamicEligibility(
  deps: WidgetDeps,
  caller: SiteCaller,
  { amount, merchantId }: RequestOf<typeof landing.dynamicCheckEligibility>,
): Promise<ResponseOf<typeof landing.dynamicCheckEligibility>> {
  const merchant = await namedMerchant(deps.db, caller, merchantId);
  const standing = await checkUserEligibility(deps, { ...caller, merchant }, amount ?? null);
  const isRefusedByBank = caller.site.lenderId !== null && !standing.isPreApproved;
  return {
    ...standing,
    userStatus: standing.isPreApproved ? 'eligible' : isRefusedByBank ? 'notEligibleIcici' : 'notEligible',
    isNTBEnabledOnMerchant: takesNewCustomers(merchant),
  };
}

const takesNewCustomers = (merchant: Merchant): boolean => applicationLenders(merchant).length > 0;

/** An address as a browser parses it; null if not given. Refuses one of another host with 400. */
function destinationOf(field: string, address: string | undefined, origins: readonly string[]): string | null {
  if (address === undefined) return null;
  const found = registeredAddress(address, origins);
  if (found !== null) return found;
  throw new Refusal('INVALID_REQUEST', {
    fields: [{ path: field, message: 'must be a path of this host, or on an origin of the merchant' }],
  });
}

/** Null on a refusal: no lender answers. */
async function orNull(check: () => Promise<Eligibility>): Promise<Eligibility | null> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
