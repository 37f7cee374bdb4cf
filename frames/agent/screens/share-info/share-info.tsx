import type { ReactNode } from 'react';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import * as icons from '../../../kit/icons';
import { KeyValue } from '../../../kit/key-value';
import { Mark } from '../../../kit/mark';
import { Note } from '../../../kit/note';
import { Sheet } from '../../../kit/sheet';
import { Stack } from '../../../kit/stack';
import { Tile } from '../../../kit/tile';
import { deferredMessages } from '../../deferred-messages';
import type { SharePicture } from '../../flow/share-picture';
import { sharePicture } from '../../flow/sharing';
import { bottomSheetConfig } from '../../flow/spec-names';
import type { Messages } from '../../page-messages';
import { sheetView } from '../../parts/sheet-view';
import css from './share-info.module.css';

/** What the customer will get, and the way to hand it on that this browser has. Source: S2§4, S2§8. */
export const ShareInfoSheet = sheetView('SA_SHARE_INFO', ({ state, send, messages, sheet }) => {
  const { shareInfo: t } = deferredMessages(messages);
  const picture = sharePicture(state);
  const note = t.notes[state.session.shareSupport];
  const canShare = state.session.shareSupport === 'native' || state.session.shareSupport === 'download';
  return (
    <Sheet
      title={t.title}
      actions={
        canShare ? (
          <Button
            icon={icons.share}
            pendingLabel={sheet.share === 'sharing' ? t.sharing : null}
            onClick={() => send({ type: 'shareAsked' })}
          >
            {t.submit}
          </Button>
        ) : (
          <Button onClick={() => send({ type: 'sheetClosed' })}>{messages.common.done}</Button>
        )
      }
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      <Stack gap={4}>
        {picture && <Preview picture={picture} messages={messages} />}
        {note !== null && <Note live="polite">{note}</Note>}
      </Stack>
    </Sheet>
  );
});

function Preview({ picture, messages }: { readonly picture: SharePicture; readonly messages: Messages }): ReactNode {
  return (
    <Card>
      <div className={css.head}>
        <Tile name={picture.lenderName} />
        <div className={css.names}>
          <p className={css.lender}>{picture.lenderName}</p>
          <p className={css.amount}>{deferredMessages(messages).shareInfo.emiOn(picture.amountRupees)}</p>
        </div>
        <Mark />
      </div>
      <KeyValue
        pairs={picture.plans.map((plan) => ({
          name: deferredMessages(messages).details.months(plan.tenure),
          value: deferredMessages(messages).lenders.monthly(plan.emi),
        }))}
      />
    </Card>
  );
}
