import type { ReactNode } from 'react';
import type { FiledApplication } from '../../../shared/api/ntb-verification';
import type { Locale } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { ntbAddresses } from '../../../shared/site/ntb-addresses';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { Messages } from '../page-messages';
import css from '../verify-details.module.css';

interface EndedProps {
  readonly application: FiledApplication;
  readonly messages: Messages;
  readonly locale: Locale;
}

/** Outcome of the application, with a link to its status if the lender has it. */
export function Ended({ application, messages, locale }: EndedProps): ReactNode {
  const { state, declined, applicationId, merchantName, lenderName } = application;
  if (state === 'declined')
    return (
      <>
        <h1 className={css.heading}>{messages.declined.heading}</h1>
        <p className={css.text}>{messages.declined.text(merchantName)}</p>
        <ul className={css.given}>
          {declined?.details.map((reason) => (
            <li key={reason}>{messages.reasons.details[reason]}</li>
          ))}
          {declined?.offer.map((reason) => (
            <li key={reason}>{messages.reasons.offer[reason]}</li>
          ))}
        </ul>
      </>
    );
  if (state === 'expired')
    return (
      <>
        <h1 className={css.heading}>{messages.over.heading}</h1>
        <p className={css.text}>{messages.over.text(merchantName)}</p>
      </>
    );
  const isDecided = state === 'approved' || state === 'rejected';
  return (
    <>
      <h1 className={css.heading}>{isDecided ? messages.decided.heading(lenderName) : messages.submitted.heading}</h1>
      <p className={css.text}>{isDecided ? messages.decided.text : messages.submitted.text(lenderName)}</p>
      {applicationId !== null && (
        <a className={css.action} href={statusAddress(locale, applicationId)}>
          {messages.submitted.way} <Icon path={icons.next} size={20} />
        </a>
      )}
    </>
  );
}

const statusAddress = (locale: Locale, applicationId: string): string =>
  `${pathIn(locale, ntbAddresses.status.path)}?${new URLSearchParams({ applicationId })}`;
