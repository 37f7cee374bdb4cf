import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { Link } from '../../kit/link';
import { MessageScreen } from '../../kit/message-screen';
import { NumberedSteps } from '../../kit/numbered-steps';
import type { StairArtProps } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import { BrandBar } from '../../kit/top-bar';
import type { EndReason } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { CheckoutBar } from './checkout-bar';
import { merchantName } from './merchant-name';

const arts: Readonly<Record<Exclude<EndReason, 'accountBlocked'>, StairArtProps>> = {
  expired: { icon: 'clock', at: 3 },
  cancelled: { icon: 'close', at: 3 },
  sessionExpired: { icon: 'clock', at: 3 },
  linkInvalid: { icon: 'link', at: 1 },
  elsewhere: { icon: 'browser', at: 3 },
  incompatible: { icon: 'browser', at: 1 },
};

/** Why nothing more can be done here, and the one way out. Source: S1§2.3, S1§8, S2§8. */
export function EndedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const screen = at(state, 'ended');
  if (!screen) return null;
  const { reason, failure } = screen;
  if (reason === 'accountBlocked') return <AccountBlocked {...props} />;
  const { ended: words } = lateWords(messages);
  const { common } = messages;
  const name = merchantName(state);
  const isIncompatible = reason === 'incompatible';
  return (
    <MessageScreen
      bar={isIncompatible || name === '' ? <BrandBar /> : <CheckoutBar {...props} />}
      art={arts[reason]}
      title={words[reason].title}
      text={words[reason].text}
      wide={!isIncompatible}
      detail={
        isIncompatible ? (
          <NumberedSteps steps={words.steps} />
        ) : (
          failure && <Text size={13}>{common.code(failure.code)}</Text>
        )
      }
      button={
        isIncompatible ? words.tryAgain : name === '' || reason === 'elsewhere' ? common.close : common.backTo(name)
      }
      onPress={() => send({ type: isIncompatible ? 'storageRetried' : 'exitAsked' })}
      poweredBy={common.poweredBy}
    />
  );
}

/** HTTP 403. Source: S1§8, S2§8. */
function AccountBlocked({ send, messages }: ViewProps): ReactNode {
  const { ended: words } = lateWords(messages);
  const { common } = messages;
  return (
    <MessageScreen
      bar={<BrandBar />}
      art={{ icon: 'lock', tone: 'error', at: 2 }}
      title={words.blockedTitle}
      text={
        <>
          {words.blockedBefore}
          <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>
          {words.blockedAfter}
        </>
      }
      wide
      button={words.goBack}
      onPress={() => send({ type: 'exitAsked' })}
      poweredBy={common.poweredBy}
    />
  );
}
