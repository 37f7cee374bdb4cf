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

/** As an address would say it. */
export interface EntrySays {
  readonly channel?: string;
  readonly campaignId?: string;
  readonly merchantId?: string;
  /** Whole rupees. */
  readonly amount?: string;
}

interface AnswerRootProps extends Pick<PageView, 'locale' | 'site' | 'publicUrl'> {
  readonly place: PageOfAccount | 'home';
  /** How whoever enters a number there has come, where the address does not say. */
  readonly entry?: EntrySays | undefined;
  /** What a number is entered for, where it is not for My Account. */
  readonly asks?: { readonly heading: string; readonly intro: string } | undefined;
  /** What stands there until its script has something to say. */
  readonly children?: ReactNode;
}

// A page does not know its mode, and the server decides who answers.
const everyLender = lendersIn('sandbox');

/** Where My Account's screens are drawn, with what they say of the lenders of this site. */
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
