import type { ReactNode } from 'react';
import type { CreditScheme, Registration } from '../../../shared/api/registration';
import type { ErrorRow } from '../../../shared/errors/row';
import { formatNumber } from '../../../shared/format/number';
import { percentOf } from '../../../shared/money/rate';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { KeyValue } from '../../kit/key-value';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Spinner } from '../../kit/spinner';
import { Stack } from '../../kit/stack';
import { Tag } from '../../kit/tag';
import { failureText } from '../../platform/i18n/failure-text';
import css from '../activation.module.css';
import type { ActivationLinks } from '../activation-links';
import type { Messages } from '../page-messages';
import type { PropsOf, ScreenProps } from '../screen-props';
import { LenderName } from './lender-name';

interface EndProps {
  readonly scheme: CreditScheme;
  readonly registration: Registration;
  readonly messages: Messages;
  readonly links: ActivationLinks;
}

/** The line can be used. `whose`: customers that the page is meant for. Source: S1§2.2 (RTE-053, RTE-054, RTE-080). */
export function SuccessView(props: EndProps & { readonly whose: 'newUser' | 'preApproved' | null }): ReactNode {
  const { scheme, registration, messages, links, whose } = props;
  const { lenderName, tenureMonths, rateFromBps, maskedMobile, limit } = scheme;
  const { merchant, order } = registration;
  const t = messages.success;
  return (
    <div className={css.box}>
      <div className={css.tag}>
        <Tag tone="ok">{t.tag}</Tag>
      </div>
      <h1 className={`${css.heading} ${css.large}`}>
        <MoneyText>{t.heading(limit ?? 0)}</MoneyText>
      </h1>
      <p className={css.text}>
        {t.with(lenderName, tenureMonths.from, tenureMonths.to)} {whose && t[whose](lenderName)}
      </p>
      <KeyValue
        pairs={[
          { name: t.lender, value: lenderName, wraps: true },
          { name: t.rate, value: t.rateFrom(`${formatNumber(percentOf(rateFromBps))}%`) },
          { name: t.mobile, value: `+91 ${maskedMobile}` },
        ]}
      />
      {merchant && (
        <Note icon={icons.bag}>
          <MoneyText>{order ? t.order(merchant.name, order.amountRupees) : t.waits(merchant.name)}</MoneyText>
        </Note>
      )}
      <Stack gap={3} steady>
        <a className={`${css.link} ${css.primary}`} href={links.shop}>
          {merchant && order ? t.back(merchant.name) : t.shop}
        </a>
        <a className={css.link} data-boxed="" href={links.eligible}>
          {t.limits}
        </a>
      </Stack>
    </div>
  );
}

/** Why the line was not activated, and the way on. Source: S1§2.2 (RTE-081). */
export function FailureView(
  props: Omit<EndProps, 'registration'> & {
    /** Null for an unknown error. */
    readonly endedBy: ErrorRow | null;
  },
): ReactNode {
  const { scheme, messages, links, endedBy } = props;
  const t = messages.failure;
  const said = { kind: 'business', name: endedBy?.name ?? null, message: endedBy?.message ?? '' } as const;
  return (
    <div className={css.box}>
      <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
      <h1 className={css.heading}>{t.heading(scheme.lenderName)}</h1>
      <Note tone="error" live="polite">
        {failureText(messages.errors, said)}
      </Note>
      <p className={css.text}>{t.note}</p>
      <Stack gap={3} steady>
        <a className={`${css.link} ${css.primary}`} href={links.steps}>
          {t.again}
        </a>
        <a className={css.link} data-boxed="" href={links.eligible}>
          {t.others}
        </a>
      </Stack>
    </div>
  );
}

/** The address names no lender. */
export const NoLenderView = ({ messages, links }: Pick<EndProps, 'messages' | 'links'>): ReactNode => (
  <div className={css.box}>
    <h1 className={css.heading}>{messages.noLender.heading}</h1>
    <p className={css.text}>{messages.noLender.text}</p>
    <a className={`${css.link} ${css.primary}`} href={links.eligible}>
      {messages.noLender.go}
    </a>
  </div>
);

/** The lender has no line for the number. */
export const NoLineView = ({ scheme, messages, links }: ScreenProps): ReactNode => (
  <div className={css.box}>
    <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
    <h1 className={css.heading}>{messages.noLine.heading(scheme.lenderName)}</h1>
    <p className={css.text}>
      <MoneyText>{messages.noLine.text(scheme.lenderName, `+91 ${scheme.maskedMobile}`)}</MoneyText>
    </p>
    <Stack gap={3} steady>
      <a className={`${css.link} ${css.primary}`} href={links.eligible}>
        {messages.noLine.others}
      </a>
      <a className={css.link} data-boxed="" href={links.later}>
        {messages.steps.later}
      </a>
    </Stack>
  </div>
);

/** The line is in use already: there is nothing to activate. */
export const InUseView = ({ scheme, messages, links }: Pick<EndProps, 'scheme' | 'messages' | 'links'>): ReactNode => (
  <div className={css.box}>
    <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
    <h1 className={css.heading}>
      <MoneyText>{messages.inUse.heading(scheme.limit ?? 0)}</MoneyText>
    </h1>
    <p className={css.text}>{messages.inUse.text(scheme.lenderName)}</p>
    <a className={`${css.link} ${css.primary}`} href={links.shop}>
      {messages.success.shop}
    </a>
  </div>
);

/** The session has ended. */
export const OverView = ({ screen, messages, send }: PropsOf<'over'>): ReactNode => (
  <div className={css.box}>
    <h1 className={css.heading}>{failureText(messages.errors, screen.failure)}</h1>
    <Button onClick={() => send({ type: 'loginAsked' })}>{messages.over.go}</Button>
  </div>
);

/** A call is pending, or another page opens. */
export const WaitView = ({ messages }: Pick<ScreenProps, 'messages'>): ReactNode => (
  <div className={css.box} role="status">
    <Spinner />
    <p className={css.text}>{messages.ending}</p>
  </div>
);
