import type { ResponseOf } from '../../shared/api/endpoint';
import { type LandingDetails, landingDetails } from '../../shared/api/landing-page';
import { confirmRegistration, creditSchemes, initiateRegistration } from '../../shared/api/registration';
import type { ErrorRow } from '../../shared/errors/row';
import { localeOf } from '../../shared/locales';
import { type ActivationPlace, activationAddresses } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { merchantIn } from '../../shared/site/shopping-address';
import { namedLender } from '../platform/account/named-lender';
import type { ApiClient } from '../platform/api/client';
import { pageStores } from '../platform/storage/page-stores';
import { readLenderId } from '../platform/stored/lender-id';
import { rememberRegistration } from '../platform/stored/user';
import { placeFor } from './place-for';

type Scheme = ResponseOf<typeof creditSchemes>['schemes'][number];
type Registration = ResponseOf<typeof confirmRegistration>;

/** Data of a page of an activation. */
export interface ActivationData {
  readonly place: ActivationPlace;
  /** Null where the address names no lender, and none is selected. */
  readonly activationInit: Scheme | null;
  /** How it has ended; null before. */
  readonly registrationUserData: Registration | null;
  /** The error that it has ended with; null for none. */
  readonly endedBy: ErrorRow | null;
  /** Key of the shop that waits, as the address says it; null for none. */
  readonly merchantId: string | null;
  /** That shop as it shows itself; null for none. */
  readonly merchant: Pick<LandingDetails, 'merchantName' | 'merchantLogo'> | null;
}

/** Which of its pages an address is; `steps` for any other. */
export function activationPlaceAt(pathname: string, lang: string): ActivationPlace {
  const places = Object.entries(activationAddresses) as [ActivationPlace, { readonly path: string }][];
  const path = pathname.replace(/\/$/, '');
  return places.find(([, at]) => pathIn(localeOf(lang), at.path) === path)?.[0] ?? 'steps';
}

/** The address of another of its pages, with the whole query of this one. Source: RTE-031, RTE-032. */
export const activationAddress = (
  place: ActivationPlace,
  { document, location }: Pick<Window, 'document' | 'location'>,
) => pathIn(localeOf(document.documentElement.lang), activationAddresses[place].path) + location.search;

const isEnd = (place: ActivationPlace): boolean => !['redirect', 'steps', 'mobile', 'factor'].includes(place);

/** Reads the data of the page. Never resolves if another page is the right one, which is opened. */
export async function readActivation(client: ApiClient, page: Window & typeof globalThis): Promise<ActivationData> {
  const { document, location } = page;
  const { lang } = document.documentElement;
  const place = activationPlaceAt(location.pathname, lang);
  const { local } = pageStores(page);
  const lenderId = namedLender(page) ?? readLenderId(local, page.Date.now());
  const merchantId = merchantIn(location.search);
  if (lenderId === null)
    return {
      place,
      activationInit: null,
      registrationUserData: null,
      endedBy: null,
      merchantId,
      merchant: null,
    };
  const [{ schemes }, ended, merchant] = await Promise.all([
    client.call(creditSchemes, { lenderId }),
    isEnd(place) ? client.call(confirmRegistration, { lenderId }) : null,
    merchantId === null || isEnd(place) ? null : client.call(landingDetails, { merchantId }),
  ]);
  if (ended?.status === 'CONFIRMED') rememberRegistration(local, page.Date.now());
  const scheme = schemes[0] ?? null;
  const right = scheme ? placeFor(place, scheme, ended) : place;
  if (right !== place) {
    location.replace(activationAddress(right, page));
    return new Promise(() => undefined);
  }
  // Opening the second factor by its address begins the activation.
  if (place === 'factor' && scheme?.status === 'APPROVED')
    await client.call(initiateRegistration, { lenderId, ...(merchantId !== null && { merchantId }) });
  const endedBy = ended?.failure
    ? (await import('./error-rows')).resolveWidgetError(ended.failure, 'activation')
    : null;
  return {
    place,
    activationInit: scheme,
    registrationUserData: ended,
    endedBy,
    merchantId,
    merchant,
  };
}
