import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import { ApplicationToQueue } from './application-to-queue';
import { CheckToQueue } from './check-to-queue';
import { MaskedNumber } from './masked-number';
import { emptyOutbox, isWaiting } from './outbox-item';
import { fateText, OutboxRow } from './outbox-row';
import css from './outbox-sheet.module.css';

/** The items, their results and a form for more. Stays open when the connection is back, so that typed text is kept. */
export function OutboxSheet(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { outbox: t } = deferredMessages(messages);
  const { items, line } = state.session.outbox ?? emptyOutbox;
  const [begunOffline] = useState(state.offline);
  const told = items.filter((item) => !isWaiting(item)).at(-1);
  const canSend = line === 'down' && !state.offline && items.some(isWaiting);
  return (
    <Sheet
      title={t.title}
      intro={state.offline ? t.offlineIntro : t.onlineIntro}
      actions={
        canSend && <Button onClick={() => send({ type: 'outboxAction', act: { do: 'sendNow' } })}>{t.sendNow}</Button>
      }
      closeLabel={messages.common.close}
      heightPercent={92}
      onClose={() => send({ type: 'outboxAction', act: { do: 'close' } })}
    >
      <p role="status" className="visually-hidden">
        {told && (
          <>
            <MaskedNumber mobile={told.mobile} /> {fateText({ item: told, messages })}
          </>
        )}
      </p>
      <div className={css.all}>
        <Stack gap={6}>
          {items.length > 0 && (
            <RowList label={t.title}>
              {items.map((item) => (
                <OutboxRow key={item.key} {...props} item={item} />
              ))}
            </RowList>
          )}
          {begunOffline && <ApplicationToQueue {...props} />}
          {begunOffline && <CheckToQueue {...props} />}
        </Stack>
      </div>
    </Sheet>
  );
}
