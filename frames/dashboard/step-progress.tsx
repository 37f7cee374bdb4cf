import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { LoansMessages } from './message-types';
import css from './step-progress.module.css';

export interface ProgressStep {
  readonly id: string;
  /** Of the whole height, 0 to 1. */
  readonly share: number;
  readonly at: keyof LoansMessages['step'];
  /** What it costs, and when. */
  readonly sum: string;
  readonly when: string;
  /** Its name where it is read out: 'EMI 3, 5 Dec 2026'. */
  readonly name: string;
  /** Where its figure comes from. */
  readonly href: string;
}

interface StepProgressProps {
  /** What they are, for those who do not see them. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  /** What they stand on. */
  readonly ground: 'night' | 'surface';
  readonly t: LoansMessages;
}

/** The least that a step is high, and what the rest rises by, percent. */
const LOWEST_STEP = 36;
const RISE = 64;
/** From so many on a step has no room for its words. */
const SLIM_FROM = 12;
/** From so many on their sums have no room side by side on a phone. */
const MANY_FROM = 7;
const NAMED_EACH = 3;

/** An amount whose paise go below its rupees where the step is too narrow for both. */
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

/** What is paid, what is next and what comes, each step a little higher. Each leads to where its figure comes from. */
export function StepProgress({ label, steps, ground, t }: StepProgressProps): ReactNode {
  const isSlim = steps.length >= SLIM_FROM;
  // Nobody could press one of so many; the schedule has them all.
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
            {/* What a step is not high: a style attribute would be refused. */}
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
