import type { ReactNode } from 'react';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
