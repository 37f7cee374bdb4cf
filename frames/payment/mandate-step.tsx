import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { ReceiptMessages } from './message-types';
import { MandateNote, type MandateState, Placed } from './receipt';

interface MandateStepProps {
  readonly mandate: MandateState;
  /** The browser did not open the mandate's page. */
  readonly isBlocked: boolean;
  readonly lenderName: string;
  readonly t: ReceiptMessages;
}

/** The order is placed, and the lender may not debit the instalments yet: what is left before the receipt. Nothing is asked
 *  while nobody knows whether it is needed. */
export function MandateStep(props: MandateStepProps): ReactNode {
  const { mandate, lenderName, t } = props;
  return (
    <Stack gap={5}>
      <Placed heading={t.heading}>
        {mandate !== 'unknown' && <Text balance="wide">{t.oneLeft(lenderName)}</Text>}
      </Placed>
      <MandateNote {...props} />
    </Stack>
  );
}

/** On to the receipt, while nobody knows whether a mandate is needed. It stands where it does afterwards. */
export function UnknownMandateActions({
  t,
  onReceipt,
}: Pick<MandateStepProps, 't'> & { readonly onReceipt: () => void }): ReactNode {
  return (
    <ActionColumn>
      <Button kind="text" onClick={onReceipt}>
        {t.toReceipt}
      </Button>
    </ActionColumn>
  );
}
