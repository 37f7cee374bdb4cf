import { renderToString } from 'react-dom/server';
import { brand } from '../../shared/brand';
import type { Locale } from '../../shared/locales';
import { App } from './app/app';
import { createSalesMachine } from './app/sales-machine';
import { messagesOf } from './page-messages';

/** The screen that the app begins with, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export function draw(locale: Locale): string {
  const machine = createSalesMachine();
  machine.speak(messagesOf(locale));
  machine.send({
    type: 'opened',
    open: {
      merchantData: { ...machine.state.session.merchantData, type: 'EMI_HOME', theme: brand.theme },
      mobile: '',
      amount: null,
      error: null,
      path: null,
      isReset: false,
      verifiedMobiles: [],
      draft: null,
      isReload: false,
      shareSupport: 'manual',
      online: true,
      nowMs: 0,
    },
  });
  return renderToString(<App machine={machine} />);
}
