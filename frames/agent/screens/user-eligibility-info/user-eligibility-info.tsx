import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import type { NearestAlternative } from '../../../../shared/rules/nearest-alternatives';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { Emphasis } from '../../../kit/emphasis';
import * as icons from '../../../kit/icons';
import { Note } from '../../../kit/note';
import { Sheet } from '../../../kit/sheet';
import { StepArt } from '../../../kit/step-art';
import { NearestAlternatives, ResultLenders } from '../../../lending';
import { deferredMessages } from '../../deferred-messages';
import type { SalesEvent } from '../../flow/events';
import type { Outcome } from '../../flow/outcomes';
import { mobileAtom } from '../../flow/sales-atoms';
import { bottomSheetConfig } from '../../flow/spec-names';
import type { BottomSheetData } from '../../flow/state';
import { sheetView } from '../../parts/sheet-view';
import { resultOffer } from './result-offer';
import { salesActions } from './sales-actions';

/** The four outcomes of an eligibility check. Source: S2§4. */
export const UserEligibilityInfoSheet = sheetView('USER_ELIGIBILITY_INFO', (props) => {
  const { state, send, messages } = props;
  const { text, outcome } = props.sheet;
  const offer = resultOffer(state, outcome);
  const [chosen, choose] = useState<string | null>(null);
  // What was chosen of an earlier result counts only if this one has it too.
  const isOffered = offer.lenders.some((lender) => lender.lenderId === chosen);
  const lenderId = isOffered ? chosen : offer.firstLenderId;
  const { code, nearest } = deferredMessages(messages);
  const number = code.number(useAtomValue(mobileAtom));

  const alternatives = salesActions(state, outcome);
  const go = (): void => {
    if (offer.kind === 'plans') send({ type: 'plansAsked', lenderId: offer.lenderId });
    else if (offer.kind === 'less') send({ type: 'approvedAmountAsked', lenderId: offer.lenderId });
    else if (offer.kind === 'apply' && lenderId !== null) send({ type: 'ntbShareAsked', lenderId });
    else send({ type: 'anotherMobileAsked' });
  };
  return (
    <Sheet
      title={text.mainTitle}
      intro={<Emphasis text={text.subTitle} part={number} />}
      lead={<Sign outcome={outcome} tone={tones[text.textColor]} />}
      actions={
        <>
          {alternatives.length === 0 && <Button onClick={go}>{text.btnName}</Button>}
          {text.secondaryText !== '' && (
            <Button kind="text" onClick={() => send({ type: 'anotherMobileAsked' })}>
              {text.secondaryText}
            </Button>
          )}
        </>
      }
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      {alternatives.length > 0 ? (
        <NearestAlternatives
          label={nearest.list}
          alternatives={alternatives}
          months={null}
          isAboveLimit={outcome === 'APPROVED_FOR_LESS_MSG'}
          t={nearest.agentWays}
          onTake={(alternative) => send(takenBy(alternative))}
        />
      ) : offer.lenders.length > 0 ? (
        <ResultLenders
          lenders={offer.lenders}
          answer={offer.kind === 'apply' ? 'apply' : 'approved'}
          label={text.primaryText}
          labelShown={outcome === 'TRY_ANOTHER_LENDER_MSG'}
          chosenId={lenderId}
          t={deferredMessages(messages).lenders}
          resultMessages={messages.result}
          onChoose={choose}
          onOpen={(id) => send({ type: 'plansAsked', lenderId: id })}
        />
      ) : (
        text.primaryText !== '' &&
        offer.kind === 'none' && (
          <Note>
            <Emphasis text={text.primaryText} part={number} strong />
          </Note>
        )
      )}
    </Sheet>
  );
});

function takenBy({ kind, lender: { lenderId } }: NearestAlternative): SalesEvent {
  switch (kind) {
    case 'partNow':
      return { type: 'approvedAmountAsked', lenderId };
    case 'apply':
      return { type: 'ntbShareAsked', lenderId };
    case 'otherTenure':
    case 'otherLender':
      return { type: 'plansAsked', lenderId };
    default:
      return kind satisfies never;
  }
}

const tones = { default: 'neutral', success: 'ok', warning: 'warn', error: 'error' } as const;
type Tone = (typeof tones)[BottomSheetData['textColor']];

function Sign({ outcome, tone }: { readonly outcome: Outcome; readonly tone: Tone }): ReactNode {
  switch (outcome) {
    case 'CUST_PRE_APPROVED_MSG':
    case 'APPROVED_FOR_LESS_MSG':
      return <Badge icon={icons.check} tone={tone} />;
    case 'CUST_CREDIT_LIMIT_MSG':
      return <Badge icon={icons.edit} tone={tone} />;
    case 'TRY_ANOTHER_LENDER_MSG':
      return <Badge icon={icons.swap} tone={tone} />;
    case 'NO_LENDERS_MSG':
      return <StepArt icon={icons.noPerson} at={1} />;
    default:
      return outcome satisfies never;
  }
}
