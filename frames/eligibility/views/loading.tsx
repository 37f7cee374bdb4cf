import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { RowList } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { ResultHead } from '../../kit/result-head';
import { Bone, RowSkeleton } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { useSkeleton } from '../../kit/use-skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useStatePart } from '../../platform/page/flow-view';
import { maskedMobileOf } from '../flow/state';
import type { ViewProps } from '../view';
import css from './loading.module.css';

/** DETAILS_API_LOADING: the shape of the mobile entry. */
export function DetailsLoading({ messages }: Pick<ViewProps, 'messages'>): ReactNode {
  const drawn = useSkeleton(true);
  return (
    <div className={css.details}>
      <VisuallyHidden>
        <Heading level={1}>{messages.loading}</Heading>
      </VisuallyHidden>
      {drawn === 'skeleton' && (
        <Stack gap={4}>
          <Bone shape="title" />
          <Bone />
          <Bone shape="button" />
          <Bone shape="line" />
          <Bone shape="button" />
          <Bone shape="line" />
        </Stack>
      )}
    </div>
  );
}

/** USER_API_LOADING: the lenders are being asked. */
export function UserLoading({ messages, stateAtom }: ViewProps): ReactNode {
  const mobile = useAtomValue(useStatePart(stateAtom, maskedMobileOf));
  return (
    <Stack gap={4}>
      <ResultHead
        sign="busy"
        heading={messages.checking.heading}
        under={{ line: <span className="num">{mobile}</span> }}
      />
      <RowList>
        <RowSkeleton />
        <RowSkeleton />
      </RowList>
      <Bone shape="button" />
    </Stack>
  );
}
