import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';
import css from '../verify-details.module.css';
import type { PartProps } from '../view';

/** Who has filled in the application, with which lender, and until when it is open. */
export const Who = ({
  application,
  messages,
  isHeading = false,
}: Pick<PartProps, 'application' | 'messages'> & { readonly isHeading?: boolean }): ReactNode => {
  const { merchantName, merchantLogo, agentId, lenderName, expiresAtMs } = application;
  const Name = isHeading ? 'h1' : 'p';
  return (
    <>
      <div className={css.who}>
        <Tile name={merchantName} tone="ink" size={52} logo={merchantLogo ?? ''} />
        <div>
          <p className={css.small}>{messages.from}</p>
          <Name className={css.name} translate="no">
            {merchantName}
          </Name>
          <p className={css.small}>{messages.by(agentId)}</p>
        </div>
      </div>
      <p className={css.about}>
        <b>{messages.about(lenderName)}</b>
        <span className={css.small}>
          <Icon path={icons.clock} size={20} /> {messages.until(expiresAtMs)}
        </span>
      </p>
    </>
  );
};
