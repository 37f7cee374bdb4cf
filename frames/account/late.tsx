import type { ReactNode } from 'react';
import { messagesIn } from '../../shared/messages/define-messages';
import { nearestMessages } from '../lending/nearest.messages';
import type { ViewProps } from './view';
import { ProfileView } from './views/profile';

export { followHint } from '../platform/account/follow-hint';
export { watchLogin } from '../platform/account/watch-login';
export { showAnswer } from './show-answer';
export { keepTypedNumber, tabStore } from './typed-number';

export const AnswerView = (props: ViewProps): ReactNode => (
  <ProfileView {...props} nearest={messagesIn(props.messages.locale, nearestMessages)} />
);
