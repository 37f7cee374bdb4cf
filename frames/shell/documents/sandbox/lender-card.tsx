import type { ReactElement, ReactNode } from 'react';

export const LenderCard = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement => (
  <main className="card">
    <h1>{name}</h1>
    {children}
    <p className="aside">
      Sandbox: this stands for the lender’s own page. The lender is simulated, and no money moves.
    </p>
  </main>
);

export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement => (
  <p>
    <a className="button" href={href}>
      {children}
    </a>
  </p>
);
