import type { ReactNode } from 'react';
import { mobileText } from '../../../shared/format/mobile-text';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Option, OptionGroup } from '../../kit/option';
import { Points } from '../../kit/points';
import { useScopedId } from '../../kit/scoped-id';
import { Tile } from '../../kit/tile';
import { comparedOffers } from '../compared-offers';
import css from '../own-application.module.css';
import type { StepProps } from '../step-props';
import { StepCard } from './step-card';

/** The lenders that take the application, each with its rate, its fee and all that is paid. */
export function OffersStep(props: StepProps): ReactNode {
  const { state, messages, send } = props;
  const { lenderList, selectedNtbLender } = state.ntbFlow;
  const { offers: t, form } = messages;
  const group = useScopedId();
  const { offers, isByTotal } = comparedOffers(lenderList);
  const isMissing = state.issues.includes('lender');
  const chosen = lenderList.find(({ lenderId }) => lenderId === selectedNtbLender);
  const [papers, age, page] = t.points(chosen?.name ?? '', chosen?.isApplicationHosted ?? false);
  return (
    <StepCard
      {...props}
      step="offers"
      heading={t.heading}
      lead={t.intro(mobileText(state.maskedMobile))}
      go={messages.goOn}
    >
      {isMissing && (
        <Note tone="error" live="assertive">
          {t.issue}
        </Note>
      )}
      <div data-fault={isMissing ? '' : undefined}>
        <OptionGroup label={form.choose}>
          {offers.map(({ lender: { lenderId, name, maxLoanAmount }, plan }) => (
            <Option
              key={lenderId}
              group={group}
              checked={lenderId === selectedNtbLender}
              start={<Tile name={name} />}
              title={<span translate="no">{name}</span>}
              under={
                <MoneyText>
                  {[form.limit(maxLoanAmount), plan && t.price(plan.interestRate, plan.cost.feesPaise)]
                    .filter(Boolean)
                    .join(' · ')}
                </MoneyText>
              }
              end={
                plan && (
                  <>
                    <b className="num">
                      <MoneyText>{t.monthly(plan.emi)}</MoneyText>
                    </b>{' '}
                    <span className={css.small}>
                      <MoneyText>{t.inAll(plan.tenure, plan.cost.totalPayablePaise)}</MoneyText>
                    </span>
                  </>
                )
              }
              onChoose={() => send({ type: 'lenderChosen', lenderId })}
            />
          ))}
        </OptionGroup>
      </div>
      {isByTotal && <p className={css.small}>{t.sorted}</p>}
      <Points
        items={[
          { icon: icons.person, text: papers },
          { icon: icons.calendar, text: age },
          { icon: chosen?.isApplicationHosted ? icons.browser : icons.clock, text: page },
        ]}
      />
    </StepCard>
  );
}
