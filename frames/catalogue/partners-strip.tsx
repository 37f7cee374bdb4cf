import type { ReactNode } from 'react';
import { Inline } from '../kit/layout/inline';
import { Strip } from '../kit/strip';
import { Strong } from '../kit/strong';
import { Text } from '../kit/text';
import { Tile } from '../kit/tile';

/** How many lenders there are, with the tiles of the first three. */
export function PartnersStrip(props: {
  readonly names: readonly string[];
  /** '12 lenders at this store', and what stands under it. */
  readonly count: string;
  readonly under: string;
}): ReactNode {
  return (
    <Strip
      start={
        <Inline as="span" gap={1}>
          {props.names.slice(0, 3).map((name) => (
            <Tile key={name} name={name} size={28} />
          ))}
        </Inline>
      }
    >
      <Text size={13}>
        <Strong>{props.count}</Strong>
        <br />
        {props.under}
      </Text>
    </Strip>
  );
}
