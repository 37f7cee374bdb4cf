import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import { ApplicationToKeep } from './application-to-keep';
import { CheckToKeep } from './check-to-keep';
import { isWaiting, nothingKept } from './kept-item';
import { fateText, KeptRow } from './kept-row';
import css from './kept-sheet.module.css';
import { MaskedNumber } from './masked-number';

/** What is kept, what became of it, and a form for more. It stays in place when the line comes back, so that nothing that is
 *  being typed goes. */
export function KeptSheet(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { kept: words } = deferredMessages(messages);
  const { items, line } = state.kept ?? nothingKept;
  const [begunOffline] = useState(state.offline);
  const told = items.filter((item) => !isWaiting(item)).at(-1);
  const canSend = line === 'down' && !state.offline && items.some(isWaiting);
  return (
    <Sheet
      title={words.title}
      intro={state.offline ? words.offlineIntro : words.onlineIntro}
      actions={
        canSend && <Button onClick={() => send({ type: 'keptAct', act: { do: 'sendNow' } })}>{words.sendNow}</Button>
      }
      closeLabel={messages.common.close}
      heightPercent={92}
      onClose={() => send({ type: 'keptAct', act: { do: 'close' } })}
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
            <RowList label={words.title}>
              {items.map((item) => (
                <KeptRow key={item.key} {...props} item={item} />
              ))}
            </RowList>
          )}
          {begunOffline && <ApplicationToKeep {...props} />}
          {begunOffline && <CheckToKeep {...props} />}
        </Stack>
      </div>
    </Sheet>
  );
}
