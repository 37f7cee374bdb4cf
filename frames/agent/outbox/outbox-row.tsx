import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Row } from '../../kit/row';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { failureText } from '../../platform/i18n/failure-text';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import { MaskedNumber } from './masked-number';
import type { OutboxAction, OutboxItem } from './outbox-item';
import css from './outbox-row.module.css';

type OutboxRowProps = ViewProps & { readonly item: OutboxItem };

/** An item: customer, content, status and actions. */
export function OutboxRow(props: OutboxRowProps): ReactNode {
  const { item, messages } = props;
  const { outbox: t } = deferredMessages(messages);
  const { application, amountRupees } = item;
  return (
    <Row
      start={null}
      title={<MaskedNumber mobile={item.mobile} />}
      under={
        <>
          {application ? t.application(application.lenderName, application.userName) : t.check(amountRupees)}
          <span className={css.fate} data-tone={toneOf(item)}>
            {fateText(props)}
          </span>
        </>
      }
      end={<Actions {...props} />}
    />
  );
}

function toneOf({ fate }: OutboxItem): 'ok' | 'error' | undefined {
  if (fate.is === 'noConsent' || fate.is === 'refused') return 'error';
  return fate.is === 'shared' || fate.is === 'checked' ? 'ok' : undefined;
}

export function fateText({ item, messages }: Pick<OutboxRowProps, 'item' | 'messages'>): string {
  const { outbox: t } = deferredMessages(messages);
  const { fate, consentUntilMs } = item;
  switch (fate.is) {
    case 'waiting':
      return consentUntilMs === null ? t.waitingForCode : t.waiting(consentUntilMs);
    case 'going':
      return t.going;
    case 'noConsent':
      return consentUntilMs === null ? t.noConsent : t.consentOver;
    case 'checked':
      return t.outcome[fate.outcome](fate.lessRupees);
    case 'shared':
      return t.shared;
    case 'refused':
      return failureText(messages.error, { kind: 'business', name: fate.name, message: fate.message });
    default:
      return fate satisfies never;
  }
}

function Actions({ item, state, send, messages }: OutboxRowProps): ReactNode {
  const { outbox: t } = deferredMessages(messages);
  const { key, fate } = item;
  const act = (what: Extract<OutboxAction, { key: string }>['do']) => () =>
    send({ type: 'outboxAction', act: { do: what, key } });
  const one = (text: string, onClick: () => void): ReactNode => (
    <span className={css.act}>
      <Button kind="text" width="fit" onClick={onClick}>
        {text}
        <VisuallyHidden>
          {' '}
          <MaskedNumber mobile={item.mobile} />
        </VisuallyHidden>
      </Button>
    </span>
  );
  if (fate.is === 'going') return null;
  if (fate.is === 'waiting') return one(t.remove, act('remove'));
  if (fate.is === 'shared') return one(t.sendLink, act('sendOnWhatsApp'));
  if (state.offline) return null;
  return one(fate.is === 'noConsent' ? t.askForCode : t.open, () => send({ type: 'outboxItemTaken', item }));
}
