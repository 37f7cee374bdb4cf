import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { brand } from '../../shared/brand';
import { Button } from '../kit/button';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { LenderLines } from './lender-lines';
import type { EligibleMessages, NotEligibleMessages } from './message-types';

interface NotEligibleProps {
  /** Lenders that take an application; may be empty. */
  readonly applicationLenders: readonly SalesLender[];
  /** '+91 98XXXXX210'. */
  readonly maskedMobile: string;
  readonly t: NotEligibleMessages;
  readonly lenderMessages: EligibleMessages;
  readonly onChangeNumber: () => void;
  readonly onApply: () => void;
}

/** No lender has approved the customer yet; shows lenders that take an application. */
export function NotEligible(props: NotEligibleProps): ReactNode {
  const { applicationLenders, maskedMobile, t } = props;
  const mayApply = applicationLenders.length > 0;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1} size="2">
          {t.heading}
        </Heading>
        <Text size={14}>{mayApply ? t.mayApply : t.text(brand.name)}</Text>
      </Stack>
      {mayApply && <LenderLines lenders={applicationLenders} amount={null} t={props.lenderMessages} />}
      <Note>
        <Emphasis text={t.checked(maskedMobile)} part={maskedMobile} strong />
      </Note>
      <Stack gap={2}>
        {mayApply && <Button onClick={props.onApply}>{t.apply}</Button>}
        <Button kind={mayApply ? 'secondary' : 'primary'} onClick={props.onChangeNumber}>
          {t.tryAnother}
        </Button>
      </Stack>
    </Stack>
  );
}
