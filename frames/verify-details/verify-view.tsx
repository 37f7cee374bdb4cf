import { type ReactNode, useEffect, useRef } from 'react';
import { type FiledApplication, verificationDetails } from '../../shared/api/ntb-verification';
import { focusHeading } from '../kit/focus-heading';
import { Note } from '../kit/note';
import type { OwnProps } from '../platform/own-page';
import css from './verify-details.module.css';
import type { PartProps, Verified } from './view';
import { Decision } from './views/decision';
import { Ended } from './views/ended';
import { Proof } from './views/proof';

/** What an agent has filed for a customer: who asks, the proof of the number, the details, and what was decided. Source:
 *  S2§2 (RTE-094), S2§7. */
export function VerifyView({ page, client, data, take }: OwnProps<Verified>): ReactNode {
  const { reference, application, messages } = data;
  const area = useRef<HTMLDivElement>(null);
  const state = typeof application === 'string' ? application : application.state;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (area.current) focusHeading(area.current);
  }, [state]);
  if (typeof application === 'string')
    return (
      <div className={css.card} ref={area}>
        <h1 className={css.heading}>{messages.title}</h1>
        <Note tone={application === 'unknown' ? 'error' : 'info'}>
          <b>{messages[application].heading}</b> {messages[application].text}
        </Note>
      </div>
    );
  const onTaken = (next: FiledApplication): void => take({ ...data, application: next });
  const onLookAgain = (): void =>
    void client.call(verificationDetails, { ref: reference }).then(
      (next) => {
        if (next.state !== application.state) onTaken(next);
      },
      // What was refused stands there already.
      () => undefined,
    );
  return (
    <div className={css.card} ref={area}>
      {partOf({ page, client, reference, application, messages, onTaken, onLookAgain })}
    </div>
  );
}

function partOf(props: PartProps): ReactNode {
  switch (props.application.state) {
    case 'guest':
      return <Proof {...props} />;
    case 'filed':
    case 'opened':
      return <Decision {...props} />;
    default:
      return <Ended {...props} />;
  }
}
