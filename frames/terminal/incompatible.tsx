import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import * as icons from '../kit/icons';
import { MessageScreen } from '../kit/message-screen';
import { NumberedSteps } from '../kit/numbered-steps';
import type { terminalMessages } from '../kit/terminal.messages';
import { BrandBar } from '../kit/top-bar';

/** The browser denies storage. Source: S1§2.3. */
export function Incompatible(props: {
  readonly t: Texts<typeof terminalMessages>['incompatible'];
  readonly poweredBy: readonly string[];
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = props;
  return (
    <MessageScreen
      bar={<BrandBar />}
      art={{ icon: icons.browser, at: 1 }}
      title={t.title}
      text={t.text}
      detail={<NumberedSteps steps={t.steps} />}
      button={t.tryAgain}
      onPress={props.onRetry}
      poweredBy={props.poweredBy}
    />
  );
}
