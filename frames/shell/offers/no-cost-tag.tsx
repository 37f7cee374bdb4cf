import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Tag } from '../../kit/tag';

const words = import.meta.words('siteOffers');

/** 'NO COST EMI*': the page that has it says what the star means. Source: CAT-023. */
export const NoCostTag = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <Tag tone="gold">{words[locale].tag}</Tag>
);
