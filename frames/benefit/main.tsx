import '../kit/global';
import type { ReactNode } from 'react';
import { benefitOutward, openBenefit } from '../../shared/bridge/benefit';
import { loadShowcase, useShowcase } from '../catalogue';
import { useEscape } from '../kit/use-escape';
import { NoInternet } from '../offline';
import { isFramed } from '../platform/bridge';
import { type Opened, startWidget } from '../platform/widget/start-widget';
import { BenefitScreen } from './benefit-screen';
import { catalogues } from './messages/catalogues';
import { en } from './messages/en';
import type { Messages } from './messages/messages';

function Page({ payload, messages, host }: Opened<Messages, typeof benefitOutward>): ReactNode {
  const { merchantKey, merchantDetails } = payload;
  const showcase = useShowcase(() => loadShowcase({ merchantKey, merchantOrigin: merchantDetails.merchantOrigin }));
  const leave = (): void => host.tell('widgetClosed', { reason: 'escape' });
  useEscape(leave);
  return (
    <>
      <BenefitScreen
        messages={messages}
        showcase={showcase}
        onCheck={() => host.tell('eligibilityAsked', {})}
        onClose={() => host.tell('widgetClosed', { reason: 'closeButton' })}
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
      frame: 'benefit',
      open: openBenefit,
      outward: benefitOutward,
      catalogues,
      fallback: en,
      draw: (opened) => <Page {...opened} />,
    },
    root,
  );
}
