import type { ReactNode } from 'react';
import { pathIn } from '../../../shared/site/address';
import { NothingHere } from '../nothing-here';
import type { Said } from './owed-words';

/** Nothing was bought so far. */
export const NoneYet = ({ locale, words: { none } }: Said): ReactNode => (
  <NothingHere missing={1} heading={none.heading} text={none.text}>
    <a href={pathIn(locale, '/buy')}>{none.shop}</a>
  </NothingHere>
);
