import { messagesIn } from '../../../shared/messages/define-messages';
import { activationMessages } from '../../activation/messages';
import { Beside } from '../activation/beside';
import { AnswerRoot } from '../chrome/answer-root';
import type { Page } from '../page';
import css from './account.module.css';

/** Number of an activation, in My Account's screens. Source: S1§2.2 (RTE-078). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, activationMessages).steps.mobile,
  description: ({ locale }) => messagesIn(locale, activationMessages).description,
  Body: (view) => {
    const { steps } = messagesIn(view.locale, activationMessages);
    return (
      <Beside locale={view.locale} side="mobile">
        <AnswerRoot {...view} place="account" asks={{ heading: steps.mobile, intro: steps.mobileIntro }}>
          <h1 className={css.heading}>{steps.mobile}</h1>
        </AnswerRoot>
      </Beside>
    );
  },
};
