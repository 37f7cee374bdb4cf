import { type ReactNode, useState } from 'react';
import { viewportHeight } from '../../shared/rules/layout-limits';
import { NewTabLink } from '../kit/new-tab-link';
import css from './film.module.css';

interface FilmProps {
  readonly url: string;
  readonly label: string;
  readonly newWindow: string;
}

/** A style attribute would be refused by the page's policy. */
const limitHeight = (film: HTMLVideoElement | null): void =>
  film?.style.setProperty('max-block-size', `${viewportHeight(window.innerHeight)}px`);

/** The video of how to buy. Nothing of it is fetched before it is played; an address that is no video file is a link.
 *  Source: S1§3 (WID-030). */
export function Film({ url, label, newWindow }: FilmProps): ReactNode {
  const [failed, setFailed] = useState('');
  if (failed === url)
    return (
      <NewTabLink href={url} hiddenSuffix={newWindow}>
        {label}
      </NewTabLink>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the file is the merchant's, and its captions are in it
    <video
      className={css.film}
      ref={limitHeight}
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="none"
      onError={() => setFailed(url)}
    />
  );
}
