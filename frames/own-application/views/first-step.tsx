import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Points } from '../../kit/points';
import { mayApply } from '../ntb-application';
import css from '../own-application.module.css';
import type { StepProps } from '../step-props';

const pointIcons = [icons.person, icons.clock, icons.shield] as const;

/** What there is to do, before anything is asked; or that no lender takes an application. */
export function FirstStep({ state, messages, send }: StepProps): ReactNode {
  const { ntbFlow: ntb, ntbConfig, amount, maskedMobile } = state;
  const { initial, none } = messages;
  const count = ntb.lenderList.length;
  if (!mayApply(ntb, ntbConfig)) {
    return (
      <div className={css.card}>
        <div className={css.head}>
          <h1 className={css.heading}>{none.heading}</h1>
          <p className={css.lead}>
            <MoneyText>{none.text(maskedMobile)}</MoneyText>{' '}
            {amount !== null && <MoneyText>{none.over(amount)}</MoneyText>}
          </p>
        </div>
        <div className={css.actions}>
          <a className={css.link} data-kind="primary" href={ntbConfig.redirectUrl}>
            {none.costs}
          </a>
          <Button kind="text" onClick={() => send({ type: 'startedOver' })}>
            {none.again}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={css.card}>
      <div className={css.head}>
        <h1 className={css.heading}>{initial.heading}</h1>
        <p className={css.lead}>
          <MoneyText>{initial.text(maskedMobile, count)}</MoneyText>{' '}
          {amount !== null && <MoneyText>{initial.amount(amount)}</MoneyText>}
        </p>
      </div>
      <Points items={initial.points.map((text, at) => ({ icon: pointIcons[at] ?? icons.info, text }))} />
      <Button onClick={() => send({ type: 'wentOn' })}>{initial.start}</Button>
    </div>
  );
}
