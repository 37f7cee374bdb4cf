import { Fragment, type ReactNode } from 'react';
import { claims } from '../../../shared/site/claims';
import { MoneyText } from '../../kit/money-text';

/** A text in which amounts, and the months that we claim, stay on one line: a browser breaks those at their hyphen. */
export function NoWrapText({ text }: { readonly text: string }): ReactNode {
  return text.split(claims.tenureMonths).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>
      {at > 0 && <span className="num">{claims.tenureMonths}</span>}
      <MoneyText>{part}</MoneyText>
    </Fragment>
  ));
}
