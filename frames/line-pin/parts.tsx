import type { ReactNode } from 'react';
import type { CreditScheme } from '../../shared/api/registration';
import { CodeField } from '../kit/code-field';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Tile } from '../kit/tile';
import type { Failure } from '../platform/api/failure';
import css from './line-pin.module.css';
import type { Messages } from './page-messages';

/** Lender and number of the line. */
export const LineOf = ({ scheme, t }: { readonly scheme: CreditScheme; readonly t: Messages }): ReactNode => (
  <div className={css.who}>
    <Tile name={scheme.lenderName} size={40} logo={scheme.lenderLogo ?? ''} />
    <span>
      <b>{scheme.lenderName}</b>
      <span>
        {t.line} ·{' '}
        <span className="num" translate="no">
          +91 {scheme.maskedMobile}
        </span>
      </span>
    </span>
  </div>
);

interface PinFieldProps {
  readonly label: string;
  readonly pin: string;
  readonly error: string | null;
  /** Below the cells, unless there is an error. */
  readonly rule?: string;
  readonly readOnly: boolean;
  readonly first?: boolean;
  readonly onText: (text: string) => void;
}

/** Four cells with dots, and their label. */
export function PinFieldRow({ label, pin, error, rule, readOnly, first = false, onText }: PinFieldProps): ReactNode {
  return (
    <div className={css.field}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <CodeField label={label} code={pin} error={error} masked readOnly={readOnly} first={first} onCode={onText} />
      {rule !== undefined && error === null && <p className={css.rule}>{rule}</p>}
    </div>
  );
}

/** The lender accepts no PIN for a while. */
export const Locked = ({ failure, t }: { readonly failure: Failure; readonly t: Messages }): ReactNode => (
  <Note tone="error" live="assertive">
    <b>{t.locked.heading}</b>
    <br />
    {t.locked.text(failure.resendAtMs)}
  </Note>
);

/** The PIN was changed. */
export function PinDone(props: {
  readonly maskedMobile: string;
  readonly isMessageSent: boolean;
  readonly t: Messages;
  readonly accountHref: string;
}): ReactNode {
  const { maskedMobile, isMessageSent, t, accountHref } = props;
  const { heading, text, sms } = t.done;
  return (
    <>
      <div role="status">
        <Note icon={icons.check}>
          <Stack as="span" gap={1} steady>
            <b>{heading}</b>
            <span>
              {text} {isMessageSent && <MoneyText>{sms(`+91 ${maskedMobile}`)}</MoneyText>}
            </span>
          </Stack>
        </Note>
      </div>
      <a className={css.link} href={accountHref}>
        {t.account}
      </a>
    </>
  );
}
