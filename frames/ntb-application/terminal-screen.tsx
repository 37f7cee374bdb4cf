import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import css from './terminal-screen.module.css';

/** The page has nothing to show: a picture, the reason, and a way on where there is one. */
export function TerminalScreen(props: {
  picture: ReactNode;
  title: string;
  text: string;
  detail?: string;
  retry?: { label: string; onPress: () => void };
}) {
  return (
    <section className={css.screen} role="alert">
      {props.picture}
      <Heading level={1}>{props.title}</Heading>
      <p className={css.text}>{props.text}</p>
      {props.detail !== undefined && <p className={css.detail}>{props.detail}</p>}
      {props.retry && (
        <div className={css.retry}>
          <Button onClick={props.retry.onPress}>{props.retry.label}</Button>
        </div>
      )}
    </section>
  );
}
