import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { LoansMessages } from './message-types';
import css from './step-progress.module.css';

export interface ProgressStep {
  readonly id: string;
  /** Share of the full height, 0 to 1. */
  readonly share: number;
  readonly at: keyof LoansMessages['step'];
  /** Amount and date. */
  readonly sum: string;
  readonly when: string;
  /** Accessible name: 'EMI 3, 5 Dec 2026'. */
  readonly name: string;
  /** Link to the source of the figure. */
  readonly href: string;
}

interface StepProgressProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  /** Background. */
  readonly ground: 'night' | 'surface';
  readonly t: LoansMessages;
}

/** Minimum height and range of a step, percent. */
const LOWEST_STEP = 36;
const RISE = 64;
/** From this number of steps a step has no text. */
const SLIM_FROM = 12;
/** From this number of steps the sums are stacked on a phone. */
const MANY_FROM = 7;
const NAMED_EACH = 3;

/** Amount with its paise on a second line in a narrow step. */
function Sum({ of }: { readonly of: string }): ReactNode {
  const [rupees, paise] = of.split('.');
  if (paise === undefined) return of;
  return (
    <>
      {rupees}
      <wbr />.{paise}
    </>
  );
}

/** Paid, next and coming instalments as rising steps. Each links to the source of its figure. */
export function StepProgress({ label, steps, ground, t }: StepProgressProps): ReactNode {
  const isSlim = steps.length >= SLIM_FROM;
  // Slim steps are too small to press; the schedule lists all.
  const Step = isSlim ? 'span' : 'a';
  return (
    <ol
      className={css.steps}
      aria-label={label}
      data-ground={ground}
      data-slim={isSlim ? '' : undefined}
      data-many={steps.length >= MANY_FROM ? '' : undefined}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
      role="list"
    >
      {steps.map(({ id, share, at, sum, when, name, href }, index) => {
        const isEnd = index === 0 || index === steps.length - 1;
        return (
          <li key={id}>
            {/* The height as SVG: the Content-Security-Policy refuses a style attribute. */}
            <svg width="1" height={`${Math.round(100 - LOWEST_STEP - RISE * share)}%`} aria-hidden="true" />
            <Step className={css.step} data-at={at} {...(!isSlim && { href })}>
              {(at === 'paid' || at === 'next' || at === 'overdue') && (
                <span className={css.sign} aria-hidden="true">
                  <Icon path={at === 'paid' ? icons.check : at === 'next' ? icons.calendar : icons.alert} size={16} />
                </span>
              )}
              {(!isSlim || isEnd) && (
                <b className="num" translate="no" aria-hidden="true">
                  <Sum of={sum} />
                </b>
              )}
              {(!isSlim || isEnd || index % NAMED_EACH === 0) && (
                <span className={css.when} aria-hidden="true">
                  {when}
                </span>
              )}
              <VisuallyHidden>
                <MoneyText>{t.step[at](name, sum)}</MoneyText>
              </VisuallyHidden>
            </Step>
          </li>
        );
      })}
    </ol>
  );
}
