import { AnswerRoot } from '../chrome/answer-root';
import type { Page } from '../page';
import css from './eligible.module.css';

const words = import.meta.words('siteResults');
const asking = import.meta.words('eligibility');

/** Which lenders have pre-approved the shopper, and how far. Nothing in the document is anybody's own; the script draws
 *  what the lenders say, and leads to the other page where they say no. Source: S1§4 (ELG-024). */
export const page: Page = {
  title: ({ locale }) => words[locale].eligible.title,
  description: ({ locale }) => words[locale].notEligible.free,
  Body: (view) => (
    <div className={css.room}>
      <div className={css.within}>
        <AnswerRoot {...view} place="eligible">
          <h1 className={css.heading}>{asking[view.locale].checking.heading}</h1>
        </AnswerRoot>
      </div>
    </div>
  ),
};
