import { answerHead, ComingAnswer } from '../chrome/coming-answer';
import type { Page } from '../page';
import css from './eligible.module.css';

/** Pre-approving lenders with their limits. Source: S1§4 (ELG-024). */
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
