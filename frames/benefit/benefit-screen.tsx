import { type ReactNode, useEffect } from 'react';
import { brand } from '../../shared/brand';
import { LendingPartners, type Showcase } from '../catalogue';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import * as icons from '../kit/icons';
import { Mark } from '../kit/mark';
import { Screen } from '../kit/screen';
import { StepRail } from '../kit/step-rail';
import css from './benefit.module.css';
import { BenefitIcon, benefits } from './benefit-icon';
import type { Messages } from './page-messages';

/** Bars of the rail: steps, not a promise of so many months. */
const RAIL_BARS = 9;

interface BenefitScreenProps {
  readonly messages: Messages;
  readonly showcase: Showcase;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** Why to buy on EMI. Source: S1§1. */
export function BenefitScreen({ messages, showcase, onCheck, onClose }: BenefitScreenProps): ReactNode {
  useEffect(() => {
    document.title = `${messages.title} – ${brand.name}`;
  }, [messages]);
  return (
    <Screen
      pad="middle"
      poweredBy={messages.poweredBy}
      bar={
        <header className={css.hero}>
          <div className={css.bar}>
            <Mark large />
            <IconButton icon={icons.close} label={messages.close} onClick={onClose} />
          </div>
          <h1 className={css.heading}>
            {messages.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={css.intro}>{messages.intro}</p>
          <StepRail count={RAIL_BARS} />
        </header>
      }
      actions={
        <>
          <Button onClick={onCheck}>{messages.check}</Button>
          <p className={css.free}>{messages.free}</p>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.list}>
        {benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <BenefitIcon benefit={benefit} />
            <div>
              <p className={css.name}>{messages.benefits[benefit].name}</p>
              <p className={css.text}>{messages.benefits[benefit].text}</p>
            </div>
          </li>
        ))}
      </ul>
      {showcase.partners.length > 0 && <LendingPartners title={messages.partners} names={showcase.partners} />}
    </Screen>
  );
}
