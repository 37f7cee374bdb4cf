import type { ReactNode } from 'react';
import { MessageScreen } from '../../kit/message-screen';
import { NumberedSteps } from '../../kit/numbered-steps';
import { BrandBar } from '../../kit/top-bar';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';

/** The browser denies storage. Source: S1§2.3. */
export function IncompatibleScreen({ send, messages }: ViewProps): ReactNode {
  const { incompatible: words } = lateWords(messages);
  return (
    <MessageScreen
      bar={<BrandBar />}
      art={{ icon: 'browser', at: 1 }}
      title={words.title}
      text={words.text}
      detail={<NumberedSteps steps={words.steps} />}
      button={words.tryAgain}
      onPress={() => send({ type: 'storageRetried' })}
      poweredBy={messages.common.poweredBy}
    />
  );
}
