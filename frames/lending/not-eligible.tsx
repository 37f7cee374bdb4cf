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
import type { EligibleWords, NotEligibleWords } from './words';

interface NotEligibleProps {
  /** Those that take an application; may be none. */
  readonly applicationLenders: readonly SalesLender[];
  /** '+91 98XXXXX210'. */
  readonly maskedMobile: string;
  readonly words: NotEligibleWords;
  readonly lenderWords: EligibleWords;
  readonly onChangeNumber: () => void;
  readonly onApply: () => void;
}

/** Nobody has approved the shopper yet; whoever takes an application is shown instead. */
export function NotEligible(props: NotEligibleProps): ReactNode {
  const { applicationLenders, maskedMobile, words } = props;
  const mayApply = applicationLenders.length > 0;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1} size="2">
          {words.heading}
        </Heading>
        <Text size={14}>{mayApply ? words.mayApply : words.text(brand.name)}</Text>
      </Stack>
      {mayApply && <LenderLines lenders={applicationLenders} amount={null} words={props.lenderWords} />}
      <Note>
        <Emphasis text={words.checked(maskedMobile)} part={maskedMobile} strong />
      </Note>
      <Stack gap={2}>
        {mayApply && <Button onClick={props.onApply}>{words.apply}</Button>}
        <Button kind={mayApply ? 'secondary' : 'primary'} onClick={props.onChangeNumber}>
          {words.tryAnother}
        </Button>
      </Stack>
    </Stack>
  );
}
