import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import * as icons from '../../kit/icons';
import { MessageScreen } from '../../kit/message-screen';
import type { StepArtProps } from '../../kit/step-art';
import { Text } from '../../kit/text';
import { BrandBar } from '../../kit/top-bar';
import { at } from '../../platform/flow/at';
import { AccountBlocked, Incompatible } from '../../terminal';
import { deferredMessages } from '../deferred-messages';
import type { EndReason } from '../flow/state';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { MessageStep } from './message-step';

const arts: Readonly<Record<Exclude<EndReason, 'accountBlocked' | 'incompatible'>, StepArtProps>> = {
  expired: { icon: icons.clock, at: 3 },
  cancelled: { icon: icons.close, at: 3 },
  sessionExpired: { icon: icons.clock, at: 3 },
  linkInvalid: { icon: icons.link, at: 1 },
  elsewhere: { icon: icons.browser, at: 3 },
};

/** Why nothing more can be done here, and the one way out. Source: S1§2.3, S1§8, S2§8. */
export function EndedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const screen = at(state, 'ended');
  if (!screen) return null;
  const { reason, failure } = screen;
  const { ended: t, accountBlocked, incompatible } = deferredMessages(messages);
  const { common } = messages;
  const { poweredBy } = common;
  const exit = (): void => send({ type: 'exitAsked' });
  if (reason === 'accountBlocked')
    return <AccountBlocked t={accountBlocked} email={brand.supportEmail} poweredBy={poweredBy} onExit={exit} />;
  if (reason === 'incompatible')
    return <Incompatible t={incompatible} poweredBy={poweredBy} onRetry={() => send({ type: 'storageRetried' })} />;
  const name = merchantName(state);
  const message = {
    art: arts[reason],
    title: t[reason].title,
    text: t[reason].text,
    detail: failure && <Text size={13}>{common.code(failure.code)}</Text>,
    button: name === '' || reason === 'elsewhere' ? common.close : common.backTo(name),
    onPress: exit,
  };
  return name === '' ? (
    <MessageScreen bar={<BrandBar />} poweredBy={poweredBy} wide {...message} />
  ) : (
    <MessageStep view={props} {...message} />
  );
}
