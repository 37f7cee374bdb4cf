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

/** The order is placed, and the lender cannot debit instalments yet: the mandate before the receipt. Asks nothing while it is
 *  unknown whether a mandate is needed. */
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

/** Link to the receipt while it is unknown whether a mandate is needed, in its later position. */
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
