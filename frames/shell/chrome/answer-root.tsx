import type { ReactNode } from 'react';
import { lendersIn } from '../../../shared/lenders';
import { lenderTerms } from '../../../shared/site/lender-terms';
import { account } from '../../../shared/site/routes';
import { ACCOUNT_ROOT, type PageOfAccount } from '../client/account-root';
import { lenderOf } from '../lender-of';
import { addressOf } from '../navigation';
import type { PageView } from '../page';
import { NeedsScript } from './needs-script';
import { NotOpened } from './not-opened';

/** Entry parameters, as in the query of an address. */
export interface EntrySays {
  readonly channel?: string;
  readonly campaignId?: string;
  readonly merchantId?: string;
  /** Whole rupees. */
  readonly amount?: string;
}

interface AnswerRootProps extends Pick<PageView, 'locale' | 'site' | 'publicUrl'> {
  readonly place: PageOfAccount | 'home';
  /** Entry parameters if the address has none. */
  readonly entry?: EntrySays | undefined;
  /** Purpose of the number, if it is not My Account. */
  readonly asks?: { readonly heading: string; readonly intro: string } | undefined;
  /** Content until the script renders. */
  readonly children?: ReactNode;
}

// The page does not know its mode. The server decides which lenders answer.
const everyLender = lendersIn('sandbox');

/** Root of My Account's screens, with data of the site's lenders. */
export function AnswerRoot({ locale, site, publicUrl, place, entry, asks, children }: AnswerRootProps): ReactNode {
  const own = lenderOf(site);
  return (
    <div
      id={ACCOUNT_ROOT}
      data-place={place}
      data-channel={entry?.channel}
      data-campaign-id={entry?.campaignId}
      data-merchant-id={entry?.merchantId}
      data-amount={entry?.amount}
      data-heading={asks?.heading}
      data-intro={asks?.intro}
      data-terms={lenderTerms(own ? [own] : everyLender)}
      data-others={own ? publicUrl + addressOf(locale, account) : undefined}
    >
      {children}
      {place !== 'home' && <NeedsScript locale={locale} />}
      {place !== 'home' && <NotOpened locale={locale} />}
    </div>
  );
}
