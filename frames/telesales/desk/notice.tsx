import type { ReactNode } from 'react';
import { StepArt, type StepArtProps } from '../../kit/step-art';
import { Caption } from '../../kit/type/caption';
import css from './desk.module.css';

interface DeskNoticeProps {
  readonly art: StepArtProps;
  readonly title: string;
  readonly text: string;
}

/** What has ended, in the middle. */
export const DeskNotice = ({ art, title, text }: DeskNoticeProps): ReactNode => (
  <div className={css.closed}>
    <StepArt {...art} />
    <h1 className={css.heading}>{title}</h1>
    <Caption size={14}>{text}</Caption>
  </div>
);
