import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { channelOfResult } from '../../../shared/site/campaign-results';
import { resultsMessages } from '../../account/results.messages';
import { eligibilityMessages } from '../../eligibility/messages';
import type { Page, PageView } from '../page';
import { AnswerRoot } from './answer-root';

/** What a page says of itself on which the lenders' answer is drawn. */
export const answerHead = (says: 'eligible' | 'notEligible'): Pick<Page, 'title' | 'description'> => ({
  title: ({ locale }) => messagesIn(locale, resultsMessages)[says].title,
  description: ({ locale }) => messagesIn(locale, resultsMessages).notEligible.free,
});

/** Where the lenders' answer is drawn, and what stands there before. Nothing in the document is anybody's own; the script
 *  draws what they say, and leads to the other such page where they say otherwise. `heading`: class of its heading. */
export const ComingAnswer = ({
  view,
  place,
  heading,
}: {
  readonly view: PageView;
  readonly place: 'eligible' | 'not-eligible';
  readonly heading: string | undefined;
}): ReactNode => {
  const channel = channelOfResult(view.path);
  return (
    <AnswerRoot {...view} place={place} entry={channel && { channel }}>
      <h1 className={heading}>{messagesIn(view.locale, eligibilityMessages).checking.heading}</h1>
    </AnswerRoot>
  );
};
