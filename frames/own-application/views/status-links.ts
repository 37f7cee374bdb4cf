import { activationAddresses } from '../../../shared/site/activation-addresses';
import { ntbAddress, shopAddressIn, siteAddressIn, withMerchant } from '../addresses';
import type { StatusData } from '../read-status';
import type { StatusEvent, StatusState } from '../status.flow';
import type { StatusMessages } from '../status-page-messages';

/** Addresses of the next steps, in the language of the page. */
export function statusLinks(
  page: Pick<Window, 'document' | 'location'>,
  { applicationId, lenderId }: StatusData['answer'],
) {
  return {
    lender: ntbAddress(page, 'lender', { applicationId }),
    apply: ntbAddress(page, 'application'),
    activate: `${siteAddressIn(page, activationAddresses.steps.path)}?${new URLSearchParams(withMerchant(page, { lenderId }))}`,
    shop: shopAddressIn(page),
  };
}

/** Props of each part of the status page. */
export interface StatusProps {
  readonly state: StatusState;
  readonly messages: StatusMessages;
  readonly send: (event: StatusEvent) => void;
  readonly links: ReturnType<typeof statusLinks>;
}
