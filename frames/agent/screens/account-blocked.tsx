import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { Link } from '../../kit/link';
import { MessageScreen } from '../../kit/message-screen';
import { BrandBar } from '../../kit/top-bar';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';

/** HTTP 403. Source: S1§8, S2§8. */
export function AccountBlockedScreen({ state, send, messages }: ViewProps): ReactNode {
  const { accountBlocked: words } = lateWords(messages);
  const email = state.support?.email ?? brand.supportEmail;
  return (
    <MessageScreen
      bar={<BrandBar />}
      art={{ icon: 'lock', tone: 'error', at: 2 }}
      title={words.title}
      text={
        <>
          {words.before}
          <Link href={`mailto:${email}`}>{email}</Link>
          {words.after}
        </>
      }
      wide
      button={words.goBack}
      onPress={() => send({ type: 'exitAsked' })}
      poweredBy={messages.common.poweredBy}
    />
  );
}
