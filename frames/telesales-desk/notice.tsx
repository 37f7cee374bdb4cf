import type { ReactNode } from 'react';
import { StairArt, type StairArtProps } from '../kit/stair-art';
import css from './desk.module.css';

interface DeskNoticeProps {
  readonly art: StairArtProps;
  readonly title: string;
  readonly text: string;
  /** It comes in place of something, and is spoken then. */
  readonly isLive?: boolean;
}

/** What has ended, in the middle. */
export const DeskNotice = ({ art, title, text, isLive = false }: DeskNoticeProps): ReactNode => (
  <div className={css.closed}>
    <StairArt {...art} />
    <h1 className={css.heading} aria-live={isLive ? 'polite' : undefined}>
      {title}
    </h1>
    <p className={css.lead}>{text}</p>
  </div>
);
