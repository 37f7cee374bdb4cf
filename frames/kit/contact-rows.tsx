import type { ReactNode } from 'react';
import { RowList } from './card';
import { IconTile } from './icon-tile';
import * as icons from './icons';
import { Row } from './row';

interface ContactRowsProps {
  readonly t: { readonly call: string; readonly email: string };
  readonly phone: string;
  readonly email: string;
  /** Below the call; default: the phone number. */
  readonly underCall?: string;
}

/** Phone and e-mail of the support. */
export const ContactRows = ({ t, phone, email, underCall = phone }: ContactRowsProps): ReactNode => (
  <RowList>
    <Row
      start={<IconTile icon={icons.phone} />}
      title={t.call}
      under={underCall}
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
    />
    <Row start={<IconTile icon={icons.mail} />} title={t.email} under={email} href={`mailto:${email}`} />
  </RowList>
);
