import type { ReactNode } from 'react';
import css from './officer-contact.module.css';

export const OfficerContact = ({
  officer: { phone, email },
}: {
  readonly officer: { readonly phone: string; readonly email: string };
}): ReactNode => (
  <>
    <a className={css.link} href={`tel:${phone.replaceAll('-', '')}`}>
      {phone}
    </a>
    <a className={css.link} href={`mailto:${email}`}>
      {email}
    </a>
  </>
);
