import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { enteringNumber } from '../identity';
import { App } from './app/app';
import { createEligibilityMachine } from './app/machine';
import { messagesOf } from './page-messages';

/** The number entry over a page, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export function draw(locale: Locale): string {
  const machine = createEligibilityMachine();
  machine.speak(messagesOf(locale));
  machine.store.set(machine.stateAtom, {
    ...machine.state,
    mode: 'modal',
    merchant: { merchantKey: '', merchantOrigin: '', campaign: {} },
    screen: { name: 'VERIFY_MOBILE', otp: enteringNumber },
  });
  return renderToString(<App machine={machine} />);
}
