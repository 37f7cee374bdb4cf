import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { channelOfResult } from '../../../shared/site/campaign-results';
import { resultsMessages } from '../../account/results.messages';
import { eligibilityMessages } from '../../eligibility/messages';
import type { Page, PageView } from '../page';
import { AnswerRoot } from './answer-root';

/** Title and description of a page that renders the lenders' answer. */
export const answerHead = (says: 'eligible' | 'notEligible'): Pick<Page, 'title' | 'description'> => ({
  title: ({ locale }) => messagesIn(locale, resultsMessages)[says].title,
  description: ({ locale }) => messagesIn(locale, resultsMessages).notEligible.free,
});

/** Root of the lenders' answer. The document has no personal data; the script renders the result, or redirects to the
 *  other result page. `heading`: class of the heading. */
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
