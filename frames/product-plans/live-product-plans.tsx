import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useDebounced } from '../kit/use-debounced';
import { type Choice, chosenIn, queryOf } from './choice';
import type { ProductMessages } from './message-types';
import { type PlansOf, ProductPlans } from './product-plans';

interface LiveProductPlansProps {
  readonly page: Window & typeof globalThis;
  readonly of: PlansOf;
  readonly t: ProductMessages;
  readonly action: string;
  /** What the page shows as it came… */
  readonly drawn: Choice;
  /** …and what its fields say by now. */
  readonly typed: Choice;
}

/** The plans that follow each choice. The address follows once nothing changes any more, and can be handed on. */
export function LiveProductPlans(props: LiveProductPlansProps): ReactNode {
  const { page, of, t, action, drawn, typed } = props;
  const [choice, setChoice] = useState(drawn);
  const query = queryOf(choice);
  const debouncedQuery = useDebounced(query);
  const found = chosenIn(choice, of.lenders);
  const figures = found ? t.plans.announced(found.plan.emi, found.plan.tenure, found.plan.cost.totalPayablePaise) : '';
  const announcedText = useDebounced(query === queryOf(drawn) ? '' : figures);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing, which is the server's
  useLayoutEffect(() => setChoice(typed), []);
  useEffect(() => {
    if (debouncedQuery !== '' && debouncedQuery !== queryOf(drawn))
      page.history.replaceState(page.history.state, '', `?${debouncedQuery}`);
  }, [page, debouncedQuery, drawn]);

  return (
    <ProductPlans of={of} choice={choice} t={t} action={action} announcedText={announcedText} onChoice={setChoice} />
  );
}
