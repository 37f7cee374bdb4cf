import { type ReactNode, useRef } from 'react';
import { Form, type FormProps } from '../../kit/form';
import { useFirstField } from '../../kit/use-first-field';

/** A form in which typing can begin at once. */
export function FirstFieldForm({ onSubmit, children }: Pick<FormProps, 'onSubmit' | 'children'>): ReactNode {
  const area = useRef<HTMLFormElement>(null);
  useFirstField(area, true);
  return (
    <Form ref={area} onSubmit={onSubmit}>
      {children}
    </Form>
  );
}
