import type { ReactNode } from 'react';
import { IconButton } from '../../kit/icon-button';
import { latePart, useLatePart } from '../../platform/lazy/late-part';
import { canClose, canGoBack } from '../flow/screen-facts';
import { rowOf } from '../flow/screen-table';
import type { ViewProps } from '../view';
import { checkoutWords } from '../words';
import css from './wide-bar.module.css';

const climb = latePart(async () => (await import(/* with: next */ './climb')).Climb, checkoutWords);

/** Head of a step beside the plan: back, how far it is, help, close. The shop stands in the side. */
export function WideBar(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { common } = messages;
  const Climb = useLatePart(climb, null);
  return (
    <header className={css.bar}>
      <span className={css.end}>
        {canGoBack(state) && <IconButton icon="back" label={common.back} onClick={() => send({ type: 'back' })} />}
      </span>
      {Climb && <Climb {...props} />}
      <span className={css.end}>
        {rowOf(state.screen).hasHelp && (
          <IconButton icon="help" label={common.help} onClick={() => send({ type: 'helpAsked' })} />
        )}
        {canClose(state) && (
          <IconButton icon="close" label={common.close} onClick={() => send({ type: 'closeAsked' })} />
        )}
      </span>
    </header>
  );
}
