import type { ReactNode } from 'react';
import type { LoanCard } from '../../shared/api/loan-fields';
import { Icon, type IconPath } from '../kit/icon';
import * as icons from '../kit/icons';
import type { LoansMessages } from './message-types';
import css from './status-tag.module.css';

type Tone = 'ok' | 'done' | 'warn' | 'info' | 'error';

interface StatusTagProps {
  readonly of: Pick<LoanCard, 'status' | 'isRefundPending' | 'coolingOffUntilMs'>;
  readonly t: LoansMessages;
}

/** How a purchase stands, in one word: a refund that is on its way and the days in which the loan can be given back come
 *  before what its status says. */
export function StatusTag({ of: { status, isRefundPending, coolingOffUntilMs }, t }: StatusTagProps): ReactNode {
  const byStatus: Readonly<Record<typeof status, readonly [Tone, IconPath | null]>> = {
    ACTIVE: ['ok', null],
    OVERDUE: ['error', icons.alert],
    CLOSED: ['done', icons.check],
    CANCELLED: ['done', icons.close],
    RETURNED: ['done', icons.retry],
  };
  const [tone, icon] = byStatus[status];
  if (isRefundPending) return <Tone tone="info" icon={icons.retry} text={t.refundPending} />;
  if (status === 'ACTIVE' && coolingOffUntilMs !== null)
    return <Tone tone="warn" icon={icons.clock} text={t.coolingOff} />;
  return <Tone tone={tone} icon={icon} text={t.statuses[status]} />;
}

const Tone = (props: { readonly tone: Tone; readonly icon: IconPath | null; readonly text: string }): ReactNode => (
  <span className={css.tag} data-tone={props.tone}>
    {props.icon && <Icon path={props.icon} size={16} />}
    {props.text}
  </span>
);
