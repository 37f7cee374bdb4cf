import type { ReactNode } from 'react';
import { formatRupees as rupees } from '../../../../shared/format/number';
import { Button } from '../../../kit/button';
import * as icons from '../../../kit/icons';
import { Money } from '../../../kit/money';
import { Strip } from '../../../kit/strip';
import { Text } from '../../../kit/text';
import { deferredMessages } from '../../deferred-messages';
import type { ViewProps } from '../../view';
import css from './purchase-strip.module.css';

/** The amount that the lenders were asked about, and the way to change it. */
export function PurchaseStrip({ state, send, messages }: ViewProps): ReactNode {
  return (
    <Strip
      edge="bar"
      end={
        <Button kind="text" width="fit" icon={icons.edit} onClick={() => send({ type: 'amountEditAsked' })}>
          {deferredMessages(messages).lenders.edit}
        </Button>
      }
    >
      <Text size={13}>{deferredMessages(messages).lenders.purchaseAmount}</Text>
      <p className={css.amount}>
        <Money text={rupees(state.purchase.submittedAmount ?? 0)} />
      </p>
    </Strip>
  );
}
