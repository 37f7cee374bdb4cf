import { type ReactNode, useRef } from 'react';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { EXTENSION_MS } from '../../../shared/rules/order-time';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { Note } from '../../kit/note';
import { timeLeftText } from '../../kit/time-left-text';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import css from './more-time.module.css';

/** 'Need more time?', before the order's time is over. Source: WCAG 2.2.1. */
export function MoreTimeDialog({ state, send, messages, nowMs }: ViewProps): ReactNode {
  const leftMs = (state.timer?.endsAtMs ?? nowMs) - nowMs;
  // Said once; the clock above counts.
  const minutes = useRef(Math.max(1, Math.ceil(leftMs / MINUTE_MS))).current;
  const { moreTime: t } = deferredMessages(messages);
  const decline = (): void => send({ type: 'moreTimeDeclined' });
  return (
    <Dialog
      title={t.title}
      text={t.text(minutes)}
      art={
        <p className={css.time} role="timer" aria-live="off">
          {timeLeftText(leftMs)}
        </p>
      }
      onClose={decline}
    >
      {state.moreTime === 'failed' && (
        <div className={css.failed}>
          <Note tone="error" live="assertive">
            {t.failed}
          </Note>
        </div>
      )}
      <Button first pendingLabel={state.isTimeAdding ? t.adding : null} onClick={() => send({ type: 'moreTimeAsked' })}>
        {t.add(EXTENSION_MS / MINUTE_MS)}
      </Button>
      <Button kind="text" onClick={decline}>
        {t.without}
      </Button>
    </Dialog>
  );
}
