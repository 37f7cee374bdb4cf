import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { enteringNumber } from '../identity';
import { App } from './app/app';
import { createEligibilityMachine } from './app/machine';
import { words } from './words';

/** The number entry over a page, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export async function draw(locale: Locale): Promise<string> {
  const machine = createEligibilityMachine();
  machine.speak(await words.load(locale));
  machine.store.set(machine.stateAtom, {
    ...machine.state,
    mode: 'modal',
    merchant: { merchantKey: '', merchantOrigin: '', campaign: {} },
    screen: { name: 'VERIFY_MOBILE', otp: enteringNumber },
  });
  return renderToString(<App machine={machine} />);
}
