import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { lastInstalmentPaise } from '../../shared/lenders/last-instalment';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { isCode } from '../../shared/rules/validation';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import { Stack } from '../kit/stack';
import { Strong } from '../kit/strong';
import { Text } from '../kit/text';
import type { LenderOtpMessages } from './message-types';

interface LenderOtpProps {
  /** '' where none is chosen. */
  readonly lenderName: string;
  /** Where the OTP went, '+91 98XXXXX210'; null = not known. */
  readonly number: string | null;
  /** Otherwise the lender makes the shopper wait for the first one. */
  readonly isSent: boolean;
  /** Atom of what is typed. */
  readonly codeAtom: Atom<string>;
  readonly isResending: boolean;
  /** What the order costs, whole rupees. */
  readonly amount: number;
  /** What is agreed to; null = not known. */
  readonly plan: PricedPlan | null;
  readonly t: LenderOtpMessages;
  /** The cells and the way to another OTP. */
  readonly children: ReactNode;
}

/** The lender's OTP. It pays, so the fifth digit alone does nothing: the button says how much. Stands in a form.
 *  Source: S2§4. */
export function LenderOtp(props: LenderOtpProps): ReactNode {
  const { lenderName, number, plan, t } = props;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t.heading(lenderName)}</Heading>
        <Text>
          {props.isSent ? t.sentOn(lenderName) : t.notSent(lenderName)}{' '}
          {number !== null && (
            <Strong>
              <span className="num">{number}</span>
            </Strong>
          )}
        </Text>
      </Stack>
      <Stack gap={5}>
        {props.children}
        <PayButton {...props} />
        {plan && <Text size={13}>{t.what(plan.emi, plan.tenure, lastInstalmentPaise(plan), plan.cost)}</Text>}
      </Stack>
    </Stack>
  );
}

function PayButton({ codeAtom, isResending, amount, t }: LenderOtpProps): ReactNode {
  const code = useAtomValue(codeAtom);
  return (
    <Button type="submit" disabled={!isCode(code) || isResending}>
      {t.pay(amount)}
    </Button>
  );
}
