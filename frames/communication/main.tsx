import '../kit/global';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { communication } from '../../shared/bridge/frames';
import { defaultLocale } from '../../shared/locales';
import { showcaseIn } from '../catalogue';
import { useEscape } from '../kit/use-escape';
import { NoInternet } from '../offline';
import { isFramed } from '../platform/bridge';
import { bootstrap } from '../platform/frame/bootstrap';
import { type Opened, startWidget } from '../platform/widget/start-widget';
import { CommunicationScreen } from './communication-screen';
import { type Messages, messagesOf } from './page-messages';

const showcase = showcaseIn(document);

function MerchantsPage({ payload, messages, host }: Opened<Messages>): ReactNode {
  const { merchantDetails } = payload;
  const leave = (): void => host.emit('widgetClosed', { reason: 'escape' });
  useEscape(leave);
  return (
    <>
      <CommunicationScreen
        messages={messages}
        showcase={showcase}
        merchant={{
          name: merchantDetails.merchantName,
          logo: merchantDetails.merchantLogo ?? '',
          onCheck: () => host.emit('eligibilityAsked', {}),
          onBack: () => host.emit('widgetClosed', { reason: 'backButton' }),
          onClose: () => host.emit('widgetClosed', { reason: 'closeButton' }),
        }}
      />
      <NoInternet messages={messages} onClose={leave} />
    </>
  );
}

/** May be opened on its own; `/widget-communication-screen` exists only inside a merchant's page. Source: S2§2, Q-037. */
const OWN_PATH = '/sa-communication-screen';

const root = document.getElementById('root');
if (root && isFramed(window)) {
  startWidget(
    { ...bootstrap<typeof communication>(), name: 'communication', messagesOf },
    (opened) => <MerchantsPage {...opened} />,
    root,
  );
} else if (root && location.pathname.replace(/\/+$/, '') === OWN_PATH)
  createRoot(root).render(
    <CommunicationScreen messages={messagesOf(defaultLocale)} showcase={showcase} merchant={null} />,
  );
