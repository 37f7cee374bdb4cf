import type { ComponentProps, ReactNode } from 'react';

export interface FormProps extends Pick<ComponentProps<'form'>, 'ref' | 'className' | 'children'> {
  /** Enter and the 'submit' button do this. */
  readonly onSubmit: () => void;
}

/** Fields that are sent together. The page stays, and what is wrong is said at its field, in the page's language, not by
 *  the browser. */
export const Form = (props: FormProps): ReactNode => (
  <form
    {...props}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      props.onSubmit();
    }}
  />
);
