import type { ReactNode } from 'react';
import type { SalesLender } from '../../../shared/api/sales';
import { formatRupees } from '../../../shared/format/number';
import { approvedReach } from '../../../shared/rules/approved-reach';
import { type LenderTerms, readLenderTerms } from '../../../shared/site/lender-terms';
import { emiCalculator } from '../../../shared/site/routes';
import { Button } from '../../kit/button';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Tile } from '../../kit/tile';
import { Caption } from '../../kit/type/caption';
import { NearestAlternatives, useFirstLenders } from '../../lending';
import type { AnswerProps, ViewProps } from '../view';
import css from './answer.module.css';
import { CheckedNumber } from './checked-number';
import { NoWrapHyphens } from './no-wrap-hyphens';
import { siteAddress } from './site-address';

interface ApprovedProps extends AnswerProps {
  /** Approving lenders in the stated order. */
  readonly lenders: readonly SalesLender[];
  readonly applicationLenders: readonly SalesLender[];
}

/** Approving lenders with limit and actions. Without a plan for the price, shows their limits and the alternatives. */
export function Approved(props: ApprovedProps): ReactNode {
  const { state, messages, nearest, send, about, lenders } = props;
  const { eligible, results, locale } = messages;
  const { amount } = state.bicConfig;
  const t = results.eligible;
  const reach = approvedReach(lenders, amount, props.applicationLenders);
  const shop = (): void => send({ type: 'shopAsked' });
  const isWhole = reach.reach === 'whole';
  return (
    <div className={css.approved}>
      <div className={css.text}>
        <CheckedNumber {...props} isGranted />
        <h1 className={css.heading}>
          <NoWrapHyphens
            text={isWhole ? t.heading : (reach.reach === 'below' ? eligible.upTo : eligible.startsAt)(reach.rupees)}
          />
        </h1>
        {isWhole && (
          <p className={css.lead}>
            <MoneyText>{t.intro(lenders.length)}</MoneyText>
          </p>
        )}
        {!isWhole && amount !== null && (
          <Note live="polite">{(reach.reach === 'below' ? eligible.isAbove : eligible.isBelow)(amount)}</Note>
        )}
        {!isWhole && reach.alternatives.length > 0 && (
          <NearestAlternatives
            label={nearest.list}
            alternatives={reach.alternatives}
            months={null}
            isAboveLimit={false}
            t={nearest.ways}
            onTake={shop}
          />
        )}
        <Stack gap={3} steady className={css.actions}>
          <Button onClick={shop}>{t.shop}</Button>
          <a className={css.second} href={siteAddress(locale, emiCalculator, amount)}>
            {t.plans}
          </a>
        </Stack>
      </div>
      <Lenders lenders={lenders} terms={readLenderTerms(about.terms)} messages={messages} />
    </div>
  );
}

function Lenders(props: {
  readonly lenders: readonly SalesLender[];
  readonly terms: LenderTerms;
  readonly messages: ViewProps['messages'];
}): ReactNode {
  const { lenders, terms, messages } = props;
  const { eligible, results } = messages;
  const t = results.eligible;
  const { list, shown, showAll } = useFirstLenders<HTMLUListElement>(lenders);
  return (
    <div className={css.beside}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul ref={list} className={css.lenders} role="list" aria-label={eligible.listLabel} tabIndex={-1}>
        {shown.map(({ lenderId, name, maxLoanAmount }) => {
          const lent = terms[lenderId];
          return (
            <li key={lenderId} className={css.lender}>
              <Tile name={name} />
              <span className={css.who}>
                <b className={css.name} translate="no">
                  {name}{' '}
                </b>
                {lent && (
                  <Caption as="span" size={14} className={css.terms}>
                    {t.terms(lent.fewest, lent.most, lent.rate)}{' '}
                  </Caption>
                )}
              </span>
              <span className={css.limit}>
                <Caption as="span" size={14} className={css.terms}>
                  {t.buyUpTo}{' '}
                </Caption>
                <b className="num" translate="no">
                  {formatRupees(maxLoanAmount)}
                </b>
              </span>
            </li>
          );
        })}
      </ul>
      {showAll && (
        <Button kind="text" onClick={showAll}>
          {eligible.showAll(lenders.length)}
        </Button>
      )}
      <p className={css.note}>
        <MoneyText>{t.from(Math.min(...lenders.map(({ minLoanAmount }) => minLoanAmount)))}</MoneyText>
      </p>
    </div>
  );
}
