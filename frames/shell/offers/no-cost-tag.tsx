import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Tag } from '../../kit/tag';
import { offersMessages } from './messages';

/** 'NO COST EMI*'; its page must explain the star. Source: CAT-023. */
export const NoCostTag = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <Tag tone="gold">{messagesIn(locale, offersMessages).tag}</Tag>
);
