import type { ReactNode } from 'react';
import { RowList } from '../../kit/card';
import { LineSkeleton } from '../../kit/skeleton';

/** A statement on its way. */
export const StatementSkeleton = ({ label }: { readonly label: string }): ReactNode => (
  <RowList label={label}>
    <LineSkeleton />
    <LineSkeleton />
    <LineSkeleton />
    <LineSkeleton />
    <LineSkeleton />
  </RowList>
);
