import { messagesIn } from '../../../shared/messages/define-messages';
import { entryMessages } from '../../account/entry.messages';
import { Panel } from '../../kit/layout/panel';
import { AnswerRoot } from '../chrome/answer-root';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './account.module.css';

/** My Account before its script renders. Contains no personal data. Source: S1§2.2. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, entryMessages).title,
  description: ({ locale }) => messagesIn(locale, entryMessages).description,
  Body: (view) => (
    <OnCanvas>
      <div className={css.room}>
        <Panel className={css.card}>
          <AnswerRoot {...view} place="account">
            <h1 className={css.heading}>{messagesIn(view.locale, entryMessages).title}</h1>
          </AnswerRoot>
        </Panel>
      </div>
    </OnCanvas>
  ),
};
