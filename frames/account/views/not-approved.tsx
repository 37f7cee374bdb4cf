import type { ReactNode } from 'react';
import type { SalesLender } from '../../../shared/api/sales';
import { brand } from '../../../shared/brand';
import { type RefusalAlternative, refusalAlternatives } from '../../../shared/rules/refusal-alternatives';
import { ntbAddresses } from '../../../shared/site/ntb-addresses';
import { emiCalculator } from '../../../shared/site/routes';
import { Icon, type IconPath } from '../../kit/icon';
import { IconTile } from '../../kit/icon-tile';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import type { ViewProps } from '../view';
import css from './answer.module.css';
import { CheckedNumber } from './checked-number';
import { NoWrapHyphens } from './no-wrap-hyphens';
import { siteAddress } from './site-address';

interface NotApprovedProps extends ViewProps {
  /** Lenders that take an application, in the stated order. */
  readonly applicationLenders: readonly SalesLender[];
  /** True on a lender's site, which has asked that lender only. */
  readonly isLendersSite: boolean;
}

/** No approval, with alternatives, the nearest first. */
export function NotApproved(props: NotApprovedProps): ReactNode {
  const { state, messages, applicationLenders, isLendersSite } = props;
  const { notEligible, notEligibleHere } = messages.results;
  const alternatives = refusalAlternatives({ applicationLenders, amountRupees: state.bicConfig.amount, isLendersSite });
  return (
    <div className={css.refused}>
      <CheckedNumber {...props} />
      <h1 className={css.heading}>
        <NoWrapHyphens text={notEligible.heading} />
      </h1>
      <p className={css.lead}>{isLendersSite ? notEligibleHere.text : notEligible.text(brand.name)}</p>
      <div className={css.free}>
        <Note icon={icons.shield}>{notEligible.free}</Note>
      </div>
      <h2 className={css.under}>{notEligible.nearest}</h2>
      <Stack as="ul" gap={3} steady className={css.options} role="list">
        {alternatives.map((alternative) => (
          <li key={alternative.kind}>
            <Option alternative={alternative} {...props} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

const iconOf: Readonly<Record<RefusalAlternative['kind'], IconPath>> = {
  apply: icons.edit,
  otherLenders: icons.swap,
  otherNumber: icons.phone,
  costs: icons.calendar,
};

/** An alternative: a button if it changes the login, else a link. */
function Option({
  alternative,
  state,
  messages,
  send,
  about,
}: NotApprovedProps & { readonly alternative: RefusalAlternative }): ReactNode {
  const { notEligible, notEligibleHere } = messages.results;
  const { apply, another, costs } = notEligible.ways;
  const content = (title: string, text: string): ReactNode => (
    <>
      <IconTile icon={iconOf[alternative.kind]} />
      <span className={css.who}>
        <b className={css.name}>{title} </b>
        <Caption as="span" size={14} className={css.terms}>
          <MoneyText>{text}</MoneyText>
        </Caption>
      </span>
      <Icon path={icons.next} size={20} />
    </>
  );
  switch (alternative.kind) {
    case 'apply': {
      const { name, minLoanAmount, maxLoanAmount } = alternative.lender;
      const text =
        alternative.rupees === null
          ? apply.range(name, minLoanAmount, maxLoanAmount)
          : apply.amount(name, alternative.rupees);
      return (
        <a className={css.option} href={siteAddress(messages.locale, ntbAddresses.application, state.bicConfig.amount)}>
          {content(apply.title, text)}
        </a>
      );
    }
    case 'otherLenders':
      return (
        <a className={css.option} href={about.others}>
          {content(notEligibleHere.allLenders, notEligibleHere.allLendersText)}
        </a>
      );
    case 'otherNumber':
      return (
        <button className={css.option} type="button" onClick={() => send({ type: 'numberChangeAsked' })}>
          {content(another.title, another.text)}
        </button>
      );
    case 'costs':
      return (
        <a className={css.option} href={siteAddress(messages.locale, emiCalculator, state.bicConfig.amount)}>
          {content(costs.title, costs.text)}
        </a>
      );
    default:
      return alternative satisfies never;
  }
}
