import { useLayoutEffect, useState } from 'react';
import { formatPaise } from '../../shared/format/number';
import { useDebounced } from '../kit/use-debounced';
import { type Inputs, lenderOf, queryOf } from './inputs';
import { limitText } from './limit-text';
import type { CalculatorMessages } from './message-types';
import type { Offered } from './offered';
import { type Quote, quote } from './quote';

/** What a calculator goes on with that the server has drawn. */
export interface DrawnCalculator {
  readonly offered: Offered;
  readonly t: CalculatorMessages;
  /** Where its form leads without script. */
  readonly action: string;
  /** What the page shows as it came… */
  readonly drawn: Inputs;
  /** …and what its fields say by now. */
  readonly typed: Inputs;
}

interface Live {
  readonly inputs: Inputs;
  readonly setInputs: (inputs: Inputs) => void;
  readonly found: Quote;
  /** The query of an address that shows the same… */
  readonly query: string;
  /** …and as it last stood still; '' while it is what the page came with. */
  readonly debouncedQuery: string;
  /** Live-region text: the figures 500 ms after the last change; '' before the first one. */
  readonly announcedText: string;
}

/** Inputs of a live calculator, and their costs. */
export function useCalculator({ offered, t, drawn, typed }: Omit<DrawnCalculator, 'action'>): Live {
  const [inputs, setInputs] = useState(drawn);
  const lender = lenderOf(inputs, offered);
  const found = quote(lender, inputs);
  const { each, total } = t.result;
  const figures =
    found.kind === 'priced'
      ? `${each}: ${formatPaise(found.cost.emiPaise)}. ${total}: ${formatPaise(found.cost.totalPayablePaise)}.`
      : (limitText(lender, inputs.amountRupees, t) ?? t.notAvailable);
  const query = queryOf(inputs);
  const isAsDrawn = query === queryOf(drawn);
  const debouncedQuery = useDebounced(isAsDrawn ? '' : query);
  const announcedText = useDebounced(isAsDrawn ? '' : figures);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing, which is the server's
  useLayoutEffect(() => setInputs(typed), []);
  return { inputs, setInputs, found, query, debouncedQuery, announcedText };
}
