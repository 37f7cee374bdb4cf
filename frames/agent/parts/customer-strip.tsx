import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { maskedWithPrefix } from '../../../shared/format/mask';
import { Button } from '../../kit/button';
import { focusHeading } from '../../kit/focus-heading';
import * as icons from '../../kit/icons';
import { Strip } from '../../kit/strip';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import { wholeMobileAtom } from '../flow/sales-atoms';
import { isVerified } from '../flow/share-code';
import type { ViewProps } from '../view';

/** Whose check the next one is, while a number counts as verified, and the way to the next customer. */
export function CustomerStrip({ state, send, messages, nowMs }: ViewProps): ReactNode {
  const mobile = useAtomValue(wholeMobileAtom);
  if (!isVerified(mobile, state.session.verifiedMobiles, nowMs)) return null;
  const { customer } = messages;
  return (
    <Strip
      edge="bar"
      end={
        <Button
          kind="text"
          width="fit"
          icon={icons.close}
          onClick={() => {
            send({ type: 'newCustomerAsked' });
            focusHeading(document);
          }}
        >
          {customer.another}
        </Button>
      }
    >
      <Text size={13}>{customer.label}</Text>
      <Strong>
        <span className="num">{maskedWithPrefix(mobile)}</span>
      </Strong>
    </Strip>
  );
}
