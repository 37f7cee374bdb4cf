import type { ReactNode } from 'react';
import { IconButton } from '../../kit/icon-button';
import * as icons from '../../kit/icons';
import { latePart, useLatePart } from '../../platform/lazy/late-part';
import type { ViewProps } from '../view';
import css from './wide-bar.module.css';

const paymentProgress = latePart(async () => (await import('../late/next')).PaymentProgress);

/** Head of a step beside the plan: back, how far it is, help, close. The shop stands in the side. */
export function WideBar(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { common } = messages;
  const { navBarConfig: bar } = state;
  const PaymentProgress = useLatePart(paymentProgress, null);
  return (
    <header className={css.bar}>
      <span className={css.end}>
        {bar.showBackBtn && <IconButton icon={icons.back} label={common.back} onClick={() => send({ type: 'back' })} />}
      </span>
      {PaymentProgress && <PaymentProgress {...props} />}
      <span className={css.end}>
        {bar.showHelpBtn && (
          <IconButton icon={icons.help} label={common.help} onClick={() => send({ type: 'helpAsked' })} />
        )}
        {bar.showCloseBtn && (
          <IconButton icon={icons.close} label={common.close} onClick={() => send({ type: 'closeAsked' })} />
        )}
      </span>
    </header>
  );
}
