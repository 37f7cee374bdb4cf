import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { enteringNumber } from '../identity';
import { App } from './app/app';
import { eligibility } from './eligibility-frame';
import { initialState } from './flow/state';
import { messagesOf } from './page-messages';

/** Number entry over a page without customer data, prerendered for `bootstrap.ts`. */
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
