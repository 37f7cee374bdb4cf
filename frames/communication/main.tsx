import '../kit/global';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { communication } from '../../shared/bridge/frames';
import { allPartners, loadShowcase, useShowcase } from '../catalogue';
import { useEscape } from '../kit/use-escape';
import { NoInternet } from '../offline';
import { isFramed } from '../platform/bridge';
import { type Opened, startWidget } from '../platform/widget/start-widget';
import { CommunicationScreen } from './communication-screen';
import { catalogues } from './messages/catalogues';
import { en } from './messages/en';
import type { Messages } from './messages/messages';

function MerchantsPage({ payload, messages, host }: Opened<Messages>): ReactNode {
  const { merchantKey, merchantDetails } = payload;
  const showcase = useShowcase(() => loadShowcase({ merchantKey, merchantOrigin: merchantDetails.merchantOrigin }));
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

function OwnPage(): ReactNode {
  return <CommunicationScreen messages={en} showcase={useShowcase(allPartners)} merchant={null} />;
}

/** May be opened on its own; `/widget-communication-screen` exists only inside a merchant's page. Source: S1§2.1, S2§2,
 * */
const ownPaths = ['/sa-communication-screen', '/demo-communication-screen'];

const root = document.getElementById('root');
if (root && isFramed()) {
  startWidget(
    {
      frame: communication,
      name: 'communication',
      catalogues,
      fallback: en,
      draw: (opened) => <MerchantsPage {...opened} />,
    },
    root,
  );
} else if (root && ownPaths.includes(location.pathname.replace(/\/+$/, ''))) createRoot(root).render(<OwnPage />);
