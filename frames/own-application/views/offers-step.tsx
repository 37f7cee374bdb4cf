import type { ReactNode } from 'react';
import { mobileText } from '../../../shared/format/mobile-text';
import { ApplicationOffer } from '../../new-to-bank';
import type { StepProps } from '../view';
import { StepCard } from './step-card';

/** The lenders that take the application, best first. */
export function OffersStep(props: StepProps): ReactNode {
  const { state, messages, send, maskedMobile } = props;
  const { lenderList, selectedNtbLender } = state.ntb;
  return (
    <StepCard {...props} step="offers" go={messages.goOn}>
      <ApplicationOffer
        lenders={lenderList}
        chosen={lenderList.find(({ lenderId }) => lenderId === selectedNtbLender) ?? null}
        number={mobileText(maskedMobile)}
        error={state.issues.includes('lender') ? messages.offers.issue : null}
        words={messages.form}
        onChoose={(lenderId) => send({ type: 'lenderChosen', lenderId })}
      />
    </StepCard>
  );
}
