import type { ReactNode } from 'react';

/** Phone and e-mail address of an officer, one below the other. */
export const OfficerContact = ({
  officer: { phone, email },
}: {
  readonly officer: { readonly phone: string; readonly email: string };
}): ReactNode => (
  <>
    <a className="num" href={`tel:${phone.replaceAll('-', '')}`}>
      {phone}
    </a>
    <br />
    <a href={`mailto:${email}`}>{email}</a>
  </>
);
