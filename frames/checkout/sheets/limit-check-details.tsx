import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { KeyValue } from '../../kit/key-value';
import { Note } from '../../kit/note';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { Tile } from '../../kit/tile';
import type { PaymentLender } from '../flow/state';
import type { LateMessages } from '../messages/late';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';

/** limitCheckDetailsModal: what a lender finances, beside what the order costs. Source: S1§3, S2§4. */
export function LimitCheckDetailsModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal, offers, order } = state;
  if (modal.name !== 'limitCheckDetailsModal') return null;
  const lender = offers?.lenders.find(({ lenderId }) => lenderId === modal.lenderId);
  const { limits: words } = lateWords(messages);
  const { common } = messages;
  const amount = order?.amount ?? 0;
  const close = (): void => send({ type: 'modalClosed' });
  const tenures = lender?.emiPlans.map(({ tenure }) => tenure) ?? [];
  return (
    <Sheet
      title={words.title(lender?.name ?? '')}
      actions={<Button onClick={close}>{words.understood}</Button>}
      closeLabel={common.close}
      onClose={close}
    >
      {lender && (
        <Stack gap={4}>
          <Tile name={lender.name} size={52} logo={modal.lenderLogo ?? ''} />
          <KeyValue
            pairs={[
              ...(modal.userMobileNum === null
                ? []
                : [{ name: words.mobile, value: messages.order.mobile(modal.userMobileNum) }]),
              { name: words.your, value: words.range(lender.minLoanAmount, lender.maxLoanAmount) },
              ...(tenures.length === 0
                ? []
                : [{ name: words.tenures, value: words.tenuresValue(Math.min(...tenures), Math.max(...tenures)) }]),
              { name: words.purchase, value: formatRupees(amount), strong: true },
            ]}
          />
          <Note tone={fits(lender, amount) ? 'info' : 'warn'}>{verdict(lender, amount, words)}</Note>
        </Stack>
      )}
    </Sheet>
  );
}

const fits = ({ minLoanAmount, maxLoanAmount }: PaymentLender, amount: number): boolean =>
  amount >= minLoanAmount && amount <= maxLoanAmount;

function verdict(lender: PaymentLender, amount: number, words: LateMessages['limits']): string {
  if (fits(lender, amount)) return words.fits;
  return amount < lender.minLoanAmount
    ? words.below(lender.minLoanAmount - amount)
    : words.above(amount - lender.maxLoanAmount);
}
