import { AnswerRoot } from '../chrome/answer-root';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './not-eligible.module.css';

const words = import.meta.words('siteResults');
const asking = import.meta.words('eligibility');

/** That no lender has approved the shopper yet, and what works instead. Nothing in the document is anybody's own; the script
 *  draws what the lenders say, and leads to the other page where they say yes. Source: S1§4 (ELG-025). */
export const page: Page = {
  title: ({ locale }) => words[locale].notEligible.title,
  description: ({ locale }) => words[locale].notEligible.free,
  Body: (view) => (
    <OnCanvas>
      <div className={css.room}>
        <div className={css.card}>
          <AnswerRoot {...view} place="not-eligible">
            <h1 className={css.heading}>{asking[view.locale].checking.heading}</h1>
          </AnswerRoot>
        </div>
      </div>
    </OnCanvas>
  ),
};
