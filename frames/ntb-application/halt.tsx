import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import css from './halt.module.css';
import { words } from './words';

/** The page has nothing to show: a picture, the reason, and a way on where there is one. */
export function Halt(props: {
  picture: ReactNode;
  title: string;
  text: string;
  detail?: string;
  onRetry?: () => void;
}) {
  return (
    <section className={css.halt} role="alert">
      {props.picture}
      <Heading level={1}>{props.title}</Heading>
      <p className={css.text}>{props.text}</p>
      {props.detail !== undefined && <p className={css.detail}>{props.detail}</p>}
      {props.onRetry && (
        <div className={css.retry}>
          <Button onClick={props.onRetry}>{words.retry}</Button>
        </div>
      )}
    </section>
  );
}
