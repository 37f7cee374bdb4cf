import { Fragment, type ReactNode } from 'react';
import { claims } from '../../../shared/site/claims';
import { MoneyText } from '../../kit/money-text';

/** Keeps amounts and claimed months on one line: browsers break them at their hyphen. */
export function NoWrapText({ text }: { readonly text: string }): ReactNode {
  return text.split(claims.tenureMonths).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
    <Fragment key={at}>
      {at > 0 && <span className="num">{claims.tenureMonths}</span>}
      <MoneyText>{part}</MoneyText>
    </Fragment>
  ));
}
