import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import css from '../activation.module.css';
import type { PropsOf } from '../screen-props';
import { LenderName } from './lender-name';

interface StepsProps extends PropsOf<'steps'> {
  /** The lender has sent the customer here. */
  readonly isSent: boolean;
  /** A shop waits for the line. */
  readonly hasShop: boolean;
}

/** The three steps; the first one is done for a customer. Source: S1§2.2 (ACT-012). */
export function StepsView(props: StepsProps): ReactNode {
  const { screen, scheme, messages, send, links, isSent, hasShop } = props;
  const failure = problemOf(screen.call);
  const { lenderName, lenderLogo, limit, maskedMobile, aivfType } = scheme;
  const { steps, redirect } = messages;
  const isKnown = maskedMobile !== null;
  const list = [
    { title: isKnown ? steps.mobileDone : steps.mobile, text: isKnown ? `+91 ${maskedMobile}` : steps.mobileText },
    { title: steps.factor[aivfType], text: steps.factorText[aivfType](lenderName) },
    { title: steps.shop, text: steps.shopText },
  ];
  const now = isKnown ? 1 : 0;
  const heading = isSent ? redirect.heading(lenderName) : limit === null ? steps.headingOpen : steps.heading(limit);
  return (
    <div className={css.box}>
      <LenderName name={lenderName} logo={lenderLogo} />
      <h1 className={css.heading}>
        <MoneyText>{heading}</MoneyText>
      </h1>
      {isSent && <p className={css.text}>{redirect.text(lenderName)}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol className={css.steps} role="list">
        {list.map(({ title, text }, index) => (
          <li
            key={title}
            className={css.step}
            data-at={index < now ? 'done' : index === now ? 'now' : 'waiting'}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className={css.point} aria-hidden="true">
              {index < now ? <Icon path={icons.check} size={16} /> : index + 1}
            </span>
            <span className={css.what}>
              <b>
                {title}
                {index < now && <VisuallyHidden>, {steps.done}</VisuallyHidden>}
              </b>
              <span>
                <MoneyText>{text}</MoneyText>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Note icon={icons.shield}>{hasShop ? `${steps.free} ${steps.waits}` : steps.free}</Note>
      {failure && (
        <Note tone="error" live="assertive">
          {failureText(messages.errors, failure)}
        </Note>
      )}
      <Stack gap={3} steady>
        <Button onClick={() => send({ type: 'continued' })} pendingLabel={isSending(screen.call) ? steps.going : null}>
          {isSent ? redirect.go : steps.go}
        </Button>
        {hasShop && (
          <a className={css.link} href={links.later}>
            {steps.later}
          </a>
        )}
      </Stack>
    </div>
  );
}
