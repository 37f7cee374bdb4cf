import type { ReactNode } from 'react';
import { Strip } from '../../kit/strip';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import { Tile } from '../../kit/tile';
import type { LenderLimits } from '../flow/state';
import type { Messages } from '../messages/messages';
import css from './lenders-strip.module.css';

/** How many lenders there are, with the tiles of the first three. */
export function LendersStrip(props: {
  readonly lenders: readonly LenderLimits[];
  readonly messages: Messages;
}): ReactNode {
  const { lenders, messages } = props;
  return (
    <Strip
      start={
        <span className={css.tiles}>
          {lenders.slice(0, 3).map((lender) => (
            <Tile key={lender.lenderId} name={lender.name} size={28} />
          ))}
        </span>
      }
    >
      <Text size={13}>
        <Strong>{messages.amount.lendersCount(lenders.length)}</Strong>
        <br />
        {messages.amount.mobileIsAll}
      </Text>
    </Strip>
  );
}
