import type { ComponentType } from 'react';
import { answerWords } from './answer-words';
import type { ViewProps } from './view';
import { ProfileView } from './views/profile';

export { watchLogin } from '../platform/account/watch-login';
export { followHint } from './follow-hint';
export { showAnswer } from './show-answer';
export { keepTypedNumber, tabStore } from './typed-number';

/** What the lenders say, in a language. */
export async function profileView(lang: string): Promise<ComponentType<ViewProps>> {
  const { nearest } = await answerWords.loadAll(lang);
  return (props) => <ProfileView {...props} nearest={nearest} />;
}
