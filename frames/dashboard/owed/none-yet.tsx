import type { ReactNode } from 'react';
import { merchantIn, shoppingAddress } from '../../../shared/site/shopping-address';
import { NothingHere } from '../nothing-here';
import type { Said } from './owed-messages';

interface NoneYetProps extends Pick<Said, 'locale' | 't'> {
  readonly page: Pick<Window, 'location'>;
}

/** Nothing was bought so far. */
export const NoneYet = ({ page, locale, t: { none } }: NoneYetProps): ReactNode => (
  <NothingHere missing={1} heading={none.heading} text={none.text}>
    <a href={shoppingAddress(locale, merchantIn(page.location.search))}>{none.shop}</a>
  </NothingHere>
);
