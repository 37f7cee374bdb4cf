import type { ComponentType } from 'react';
import { answerWords } from './answer-words';
import type { ViewProps } from './view';
import { ProfileView } from './views/profile';

export { followHint } from '../platform/account/follow-hint';
export { watchLogin } from '../platform/account/watch-login';
export { showAnswer } from './show-answer';
export { keepTypedNumber, tabStore } from './typed-number';

/** What the lenders say, in a language. */
export async function profileView(lang: string): Promise<ComponentType<ViewProps>> {
  const { nearest } = await answerWords.loadAll(lang);
  return (props) => <ProfileView {...props} nearest={nearest} />;
}
