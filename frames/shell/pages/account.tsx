import { AnswerRoot } from '../chrome/answer-root';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './account.module.css';

const words = import.meta.words('siteEntry');

/** My Account: what is drawn before its script is there. Nothing in it is anybody's own. Source: S1§2.2. */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => (
    <OnCanvas>
      <div className={css.room}>
        <div className={css.card}>
          <AnswerRoot {...view} place="account">
            <h1 className={css.heading}>{words[view.locale].title}</h1>
          </AnswerRoot>
        </div>
      </div>
    </OnCanvas>
  ),
};
