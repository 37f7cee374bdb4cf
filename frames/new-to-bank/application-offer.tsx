import type { ReactNode } from 'react';
import type { ApplicationLender } from '../../shared/api/payment-fields';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import { RowList } from '../kit/card';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import { Option, OptionGroup } from '../kit/option';
import { Points } from '../kit/points';
import { useScopedId } from '../kit/scoped-id';
import { RowSkeleton } from '../kit/skeleton';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { Tile } from '../kit/tile';
import type { ApplicationMessages } from './message-types';

/** 'From ₹4,964/mo · 3 to 12 months', or how much the lender gives where it has no plans for the amount. */
function underOf(lender: ApplicationLender, t: ApplicationMessages): string {
  const priced = lender.emiPlans.filter((plan) => plan.emi !== null);
  const tenures = priced.map((plan) => plan.tenure);
  const lowest = Math.min(...priced.map((plan) => plan.emi ?? Number.POSITIVE_INFINITY));
  if (priced.length === 0) return t.limit(lender.maxLoanAmount);
  return t.from(lowest, Math.min(...tenures), Math.max(...tenures));
}

interface ApplicationOfferProps {
  /** Those that take an application; null = on their way. */
  readonly lenders: readonly ApplicationLender[] | null;
  /** null = none yet. */
  readonly chosen: ApplicationLender | null;
  /** Number without a pre-approval, '+91 98XXXXX210'. */
  readonly number: string;
  /** What was refused; null = nothing. */
  readonly error: string | null;
  readonly t: ApplicationMessages;
  readonly onChoose: (lenderId: string) => void;
}

/** Without a pre-approval: lenders that take an application. Source: S2§4 (NTB). */
export function ApplicationOffer(props: ApplicationOfferProps): ReactNode {
  const { lenders, chosen, number, t } = props;
  const group = useScopedId();
  const [papers, age, page] = t.points(chosen?.name ?? '', chosen?.isApplicationHosted ?? false);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t.heading}</Heading>
        <Text>
          <Emphasis text={t.intro(number)} part={number} strong />
        </Text>
      </Stack>
      {props.error !== null && (
        <Note tone="error" live="assertive">
          {props.error}
        </Note>
      )}
      <Stack gap={2}>
        <Heading level={2} size="section">
          {t.choose}
        </Heading>
        {lenders === null ? (
          <RowList>
            <RowSkeleton />
            <RowSkeleton />
          </RowList>
        ) : (
          <OptionGroup label={t.choose}>
            {lenders.map((lender) => (
              <Option
                key={lender.lenderId}
                group={group}
                checked={lender.lenderId === chosen?.lenderId}
                start={<Tile name={lender.name} />}
                title={lender.name}
                under={underOf(lender, t)}
                onChoose={() => props.onChoose(lender.lenderId)}
              />
            ))}
          </OptionGroup>
        )}
      </Stack>
      <Points
        items={[
          { icon: icons.person, text: papers },
          { icon: icons.calendar, text: age },
          { icon: chosen?.isApplicationHosted ? icons.browser : icons.clock, text: page },
        ]}
      />
    </Stack>
  );
}

/** On with the chosen lender, or another number. */
export function ApplicationOfferActions(
  props: Pick<ApplicationOfferProps, 'lenders' | 'chosen' | 't'> & {
    readonly onApply: () => void;
    readonly onAnotherNumber: () => void;
  },
): ReactNode {
  const { lenders, chosen, t } = props;
  return (
    <ActionColumn>
      <Button disabled={chosen === null || lenders === null} onClick={props.onApply}>
        {t.apply(chosen?.name ?? '')}
      </Button>
      <Button kind="text" onClick={props.onAnotherNumber}>
        {t.another}
      </Button>
    </ActionColumn>
  );
}
