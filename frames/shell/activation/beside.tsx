import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { activationMessages } from '../../activation/messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './beside.module.css';

/** Key of the claim next to a page, and of the number of completed steps. */
export type Side = keyof Texts<typeof activationMessages>['beside'];
const doneAt: Readonly<Record<Side, number>> = { redirect: 0, steps: 0, mobile: 0, factor: 1, done: 3, stopped: 1 };

interface BesideProps {
  readonly locale: Locale;
  readonly side: Side;
  readonly children: ReactNode;
}

/** The claim with its progress, and the form. A phone shows the form alone. */
export function Beside({ locale, side, children }: BesideProps): ReactNode {
  const { kicker, stepNames, beside } = messagesIn(locale, activationMessages);
  const { heading, text } = beside[side];
  const done = doneAt[side];
  return (
    <div className={css.two}>
      <aside className={css.claim}>
        <div className={css.about}>
          <p>{kicker}</p>
          <p className={css.heading}>{heading}</p>
          <p className={css.text}>{text}</p>
        </div>
        <ol className={css.steps} aria-hidden="true">
          {stepNames.map((name, index) => (
            <li key={name} data-at={index < done ? 'done' : index === done ? 'now' : 'waiting'}>
              {index < done && <Icon path={icons.check} size={20} />}
              <b>{index + 1}</b>
              <span translate="no">{name}</span>
            </li>
          ))}
        </ol>
      </aside>
      <div className={css.main}>
        <div className={css.within}>{children}</div>
      </div>
    </div>
  );
}
