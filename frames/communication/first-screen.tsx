import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { noPartner } from '../catalogue';
import { CommunicationScreen } from './communication-screen';
import { messagesOf } from './page-messages';

const doNothing = (): undefined => undefined;

/** The screen in a merchant's page, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export const draw = (locale: Locale): string =>
  renderToString(
    <CommunicationScreen
      messages={messagesOf(locale)}
      showcase={{ ...noPartner, videoUrl: '/' }}
      merchant={{ name: '', logo: '', onCheck: doNothing, onBack: doNothing, onClose: doNothing }}
    />,
  );
