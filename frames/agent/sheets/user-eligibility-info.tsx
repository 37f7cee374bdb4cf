import { type ReactNode, useState } from 'react';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Note } from '../../kit/note';
import { Sheet } from '../../kit/sheet';
import { StairArt } from '../../kit/stair-art';
import { bottomSheetConfig, bottomSheetData } from '../flow/spec-names';
import type { BottomSheetData, Outcome } from '../flow/state';
import type { ViewProps } from '../view';
import { LendersOfResult } from './lenders-of-result';
import { resultOffer } from './result-offer';

/** The four outcomes of an eligibility check. Source: S2§4. */
export function UserEligibilityInfoSheet(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const words = bottomSheetData(state);
  const offer = resultOffer(state);
  const [chosen, choose] = useState<string | null>(null);
  // What was chosen of an earlier result counts only if this one has it too.
  const isOffered = offer.lenders.some((lender) => lender.lenderId === chosen);
  const lenderId = isOffered ? chosen : offer.firstLenderId;
  const number = messages.code.number(state.mobile);

  const go = (): void => {
    if (offer.kind === 'plans') send({ type: 'plansAsked', lenderId: offer.lenderId });
    else if (offer.kind === 'less') send({ type: 'approvedAmountAsked', lenderId: offer.lenderId });
    else if (offer.kind === 'apply' && lenderId !== null) send({ type: 'ntbShareAsked', lenderId });
    else send({ type: 'anotherMobileAsked' });
  };
  return (
    <Sheet
      title={words.mainTitle}
      intro={<Emphasis text={words.subTitle} part={number} />}
      lead={<Sign outcome={state.outcome} tone={tones[words.textColor]} />}
      actions={
        <>
          <Button onClick={go}>{words.btnName}</Button>
          {words.secondaryText !== '' && (
            <Button kind="text" onClick={() => send({ type: 'anotherMobileAsked' })}>
              {words.secondaryText}
            </Button>
          )}
        </>
      }
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      {offer.lenders.length > 0 ? (
        <LendersOfResult
          offer={offer}
          label={words.primaryText}
          labelShown={state.outcome === 'TRY_ANOTHER_LENDER_MSG'}
          chosenId={lenderId}
          messages={messages}
          onChoose={choose}
          onOpen={(id) => send({ type: 'plansAsked', lenderId: id })}
        />
      ) : (
        words.primaryText !== '' &&
        offer.kind === 'none' && (
          <Note>
            <Emphasis text={words.primaryText} part={number} strong />
          </Note>
        )
      )}
    </Sheet>
  );
}

const tones = { default: 'neutral', success: 'ok', warning: 'warn', error: 'error' } as const;
type Tone = (typeof tones)[BottomSheetData['textColor']];

function Sign({ outcome, tone }: { readonly outcome: Outcome | null; readonly tone: Tone }): ReactNode {
  switch (outcome) {
    case 'CUST_PRE_APPROVED_MSG':
    case 'APPROVED_FOR_LESS_MSG':
      return <Badge icon="check" tone={tone} />;
    case 'CUST_CREDIT_LIMIT_MSG':
      return <Badge icon="edit" tone={tone} />;
    case 'TRY_ANOTHER_LENDER_MSG':
      return <Badge icon="swap" tone={tone} />;
    case 'NO_LENDERS_MSG':
    case null:
      return <StairArt icon="nobody" at={1} />;
    default:
      return outcome satisfies never;
  }
}
