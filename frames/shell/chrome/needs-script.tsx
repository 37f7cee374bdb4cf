import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';

const words = import.meta.words('siteEntry');

/** What stands where no script runs. */
export const NeedsScript = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <noscript>
    <p>{words[locale].needsScript}</p>
  </noscript>
);
