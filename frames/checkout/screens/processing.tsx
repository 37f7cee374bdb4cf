import type { ReactNode } from 'react';
import { Processing } from '../../payment';
import { deferredMessages } from '../deferred-messages';
import { financedIn } from '../flow/price-parts';
import { chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { StepScreen } from './step-screen';

/** The lender is asked to pay. */
export const ProcessingScreen = (props: ViewProps): ReactNode => (
  <StepScreen view={props} centred busy={props.state.confirmOtpApiState === 'initiated'}>
    <Processing
      lenderName={chosenLenderName(props.state)}
      amount={financedIn(props.state)}
      t={deferredMessages(props.messages).processing}
    />
  </StepScreen>
);
