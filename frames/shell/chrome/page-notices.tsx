import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import action from '../../kit/action.module.css';
import { commonMessages } from '../../kit/common.messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { terminalMessages } from '../../kit/terminal.messages';
import { INCOMPATIBLE, NO_INTERNET } from '../client/page-notices';
import css from './page-notices.module.css';
import { TextLink } from './text-link';

interface NoticeProps {
  readonly locale: Locale;
}

/** Notice that the browser stores nothing, which login needs. The page stays readable. Source: S1§2.3. */
export function Incompatible({ locale }: NoticeProps): ReactNode {
  const { title, text, steps, tryAgain } = messagesIn(locale, terminalMessages).incompatible;
  return (
    <div id={INCOMPATIBLE} className={css.incompatible} role="alert" data-incompatible hidden>
      <div className={css.within}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
        <ul className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <TextLink href="">{tryAgain}</TextLink>
      </div>
    </div>
  );
}

/** 'No Internet' over the page. Source: S2§2. */
export function NoInternet({ locale }: NoticeProps): ReactNode {
  const { title, text, tryAgain, closesItself } = messagesIn(locale, commonMessages).offline;
  return (
    <dialog
      id={NO_INTERNET}
      className={css.dialog}
      role="alertdialog"
      aria-labelledby={`${NO_INTERNET}-title`}
      aria-describedby={`${NO_INTERNET}-text`}
    >
      <span className={css.sign}>
        <Icon path={icons.noConnection} />
      </span>
      <h2 id={`${NO_INTERNET}-title`} className={css.heading}>
        {title}
      </h2>
      <p id={`${NO_INTERNET}-text`}>{text}</p>
      <p className={css.note}>{closesItself}</p>
      <button className={`${action.action} ${css.button}`} type="button">
        {tryAgain}
      </button>
    </dialog>
  );
}
