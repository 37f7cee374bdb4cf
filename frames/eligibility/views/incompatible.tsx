import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { NumberedSteps } from '../../kit/numbered-steps';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import type { ViewProps } from '../view';

/** The browser stores nothing, so there is no session. Source: S1§2.3. */
export function Incompatible({ messages, send }: ViewProps): ReactNode {
  const { incompatible: t } = messages;
  return (
    <Stack gap={4}>
      <ResultHead sign="error" heading={t.title} under={{ paragraph: t.text }} />
      <NumberedSteps steps={t.steps} />
      <Button kind="secondary" icon={icons.retry} onClick={() => send({ type: 'storageRetried' })}>
        {t.tryAgain}
      </Button>
    </Stack>
  );
}
