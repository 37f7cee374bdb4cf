import type { ReactNode } from 'react';
import { maskedWithPrefix } from '../../../shared/format/mask';

/** '+91 98XXXXX210', in its own order whatever the language. */
export const MaskedNumber = ({ mobile }: { readonly mobile: string }): ReactNode => (
  <span className="num">{maskedWithPrefix(mobile)}</span>
);
