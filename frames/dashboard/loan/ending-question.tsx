import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { StepArt } from '../../kit/step-art';
import { accountDigits } from '../sums';
import type { EndingState } from './ending';
import type { LoanEvent } from './loan.flow';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';

interface EndingQuestionProps extends LoanSaid {
  readonly loan: LoanData;
  readonly state: EndingState;
  readonly send: (event: LoanEvent) => void;
}

/** Confirmation before a loan is ended: debited amount and account. */
export function EndingQuestion({ loan, state: { at }, send, t, loans }: EndingQuestionProps): ReactNode {
  if (at.step !== 'sure' && at.step !== 'busy') return null;
  const { repaymentAccount, lenderName } = loan;
  const sum = formatPaise(at.amountPaise);
  const say = at.kind === 'exit' ? t.exit : t.close;
  const isBusy = at.step === 'busy';
  const keep = (): void => send({ type: 'declined' });
  return (
    <Dialog
      title={say.sure}
      text={
        repaymentAccount === null
          ? t.exit.sureOwnAccount(sum)
          : t.exit.sureText(sum, loans.account(lenderName, accountDigits(repaymentAccount)))
      }
      art={<StepArt icon={icons.rupee} at={4} small />}
      onClose={isBusy ? null : keep}
    >
      <Button pendingLabel={isBusy ? say.busy : null} onClick={() => send({ type: 'agreed' })}>
        <span>
          <MoneyText>{at.kind === 'exit' ? t.exit.leave(sum) : t.close.close}</MoneyText>
        </span>
      </Button>
      <Button kind="text" first disabled={isBusy} onClick={keep}>
        {say.keep}
      </Button>
    </Dialog>
  );
}
