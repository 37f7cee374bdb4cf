import { Panel } from '../../kit/layout/panel';
import { answerHead, ComingAnswer } from '../chrome/coming-answer';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './not-eligible.module.css';

/** No pre-approval, with alternatives. Source: S1§4 (ELG-025). */
export const page: Page = {
  ...answerHead('notEligible'),
  Body: (view) => (
    <OnCanvas>
      <div className={css.room}>
        <Panel raised className={css.card}>
          <ComingAnswer view={view} place="not-eligible" heading={css.heading} />
        </Panel>
      </div>
    </OnCanvas>
  ),
};
