import type { ReactNode } from 'react';
import type { Consent } from '../../shared/api/consents';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import { consentName, consentPlace } from './consent-name';
import { consentsMessages } from './consents.messages';
import css from './own-data.module.css';

interface ConsentRowProps {
  readonly consent: Consent;
  readonly locale: Locale;
  readonly onRead: () => void;
  readonly onWithdraw: () => void;
}

/** One yes: to what, in which version, when and where, how it stands, and what can be done with it. */
export function ConsentRow({ consent, locale, onRead, onWithdraw }: ConsentRowProps): ReactNode {
  const t = messagesIn(locale, consentsMessages);
  const { moment, columns } = t;
  const { state, version, givenAtMs, withdrawnAtMs } = consent;
  const name = consentName(consent, t);
  const when = withdrawnAtMs === null ? moment(givenAtMs) : t.withdrawn.from(moment(givenAtMs), moment(withdrawnAtMs));
  return (
    <li className={css.consent}>
      <span className={css.what}>
        <button className={css.name} type="button" onClick={onRead}>
          <span aria-hidden="true">{name}</span>
          <VisuallyHidden>{t.read(name)}</VisuallyHidden>
        </button>
        <small>{consentPlace(consent, t)}</small>
      </span>
      <Cell label={columns.version}>{version}</Cell>
      <Cell label={columns.when}>{when}</Cell>
      <Cell label={columns.state}>
        <Tag tone={state === 'STANDING' ? 'ok' : 'neutral'}>{t.states[state]}</Tag>
      </Cell>
      {state === 'STANDING' && (
        <Button kind="secondary" width="fit" onClick={onWithdraw}>
          <span aria-hidden="true">{t.withdraw}</span>
          <VisuallyHidden>{t.withdrawNamed(name)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** What stands below a heading of the list, and beside it where there is no room for columns. */
const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <span className={css.cell}>
    <span className={css.label}>{label} </span>
    <span>{children} </span>
  </span>
);
