import { answerHead, ComingAnswer } from '../chrome/coming-answer';
import type { Page } from '../page';
import css from './eligible.module.css';

/** Which lenders have pre-approved the shopper, and how far. Source: S1§4 (ELG-024). */
export const page: Page = {
  ...answerHead('eligible'),
  Body: (view) => (
    <div className={css.room}>
      <div className={css.within}>
        <ComingAnswer view={view} place="eligible" heading={css.heading} />
      </div>
    </div>
  ),
};
