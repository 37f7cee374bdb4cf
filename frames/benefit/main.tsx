import '../kit/global';
import type { ReactNode } from 'react';
import type { benefit } from '../../shared/bridge/frames';
import { showcaseIn } from '../catalogue';
import { useEscape } from '../kit/use-escape';
import { NoInternet } from '../offline';
import { isFramed } from '../platform/bridge';
import { bootstrap } from '../platform/frame/bootstrap';
import { type Opened, startWidget } from '../platform/widget/start-widget';
import { BenefitScreen } from './benefit-screen';
import { type Messages, messagesOf } from './page-messages';

const showcase = showcaseIn(document);

function Page({ messages, host }: Opened<Messages>): ReactNode {
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
if (root && isFramed(window)) {
  startWidget({ ...bootstrap<typeof benefit>(), name: 'benefit', messagesOf }, (opened) => <Page {...opened} />, root);
}
