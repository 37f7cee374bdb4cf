import '../kit/global';
import type { ReactNode } from 'react';
import { benefit } from '../../shared/bridge/frames';
import { loadShowcase, useShowcase } from '../catalogue';
import { useEscape } from '../kit/use-escape';
import { NoInternet } from '../offline';
import { isFramed } from '../platform/bridge';
import { type Opened, startWidget } from '../platform/widget/start-widget';
import { BenefitScreen } from './benefit-screen';
import { catalogues } from './messages/catalogues';
import { en } from './messages/en';
import type { Messages } from './messages/messages';

function Page({ payload, messages, host }: Opened<Messages>): ReactNode {
  const { merchantKey, merchantDetails } = payload;
  const showcase = useShowcase(() => loadShowcase({ merchantKey, merchantOrigin: merchantDetails.merchantOrigin }));
  const leave = (): void => host.emit('widgetClosed', { reason: 'escape' });
  useEscape(leave);
  return (
    <>
      <BenefitScreen
        messages={messages}
        showcase={showcase}
        onCheck={() => host.emit('eligibilityAsked', {})}
        onClose={() => host.emit('widgetClosed', { reason: 'closeButton' })}
      />
      <NoInternet messages={messages} onClose={leave} />
    </>
  );
}

// Opened on its own the page stays empty: it exists only inside a merchant's page. Source: S1§1.
const root = document.getElementById('root');
if (root && isFramed()) {
  startWidget(
    {
      frame: benefit,
      name: 'benefit',
      catalogues,
      fallback: en,
      draw: (opened) => <Page {...opened} />,
    },
    root,
  );
}
