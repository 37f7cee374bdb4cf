import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { offersMessages } from './messages';

/** Conditions of a voucher. Source: CAT-020, CAT-041..045. */
export function VoucherRules({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, points } = messagesIn(locale, offersMessages).ofMerchant.voucher;
  return (
    <section>
      <h2 id="voucher">{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
