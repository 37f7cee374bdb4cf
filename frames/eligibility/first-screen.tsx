import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { enteringNumber } from '../identity';
import { App } from './app/app';
import { eligibility } from './eligibility-frame';
import { initialState } from './flow/state';
import { messagesOf } from './page-messages';

/** The number entry over a page, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export function draw(locale: Locale): string {
  const flow = eligibility({
    messages: messagesOf(locale),
    first: {
      ...initialState,
      mode: 'modal',
      merchant: { merchantKey: '', merchantOrigin: '', campaign: {} },
      screen: { name: 'VERIFY_MOBILE', otp: enteringNumber },
    },
  });
  return renderToString(<App flow={flow} />);
}
