import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { localeOf } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { Button } from '../../kit/button';
import { commonMessages } from '../../kit/common.messages';
import { Heading } from '../../kit/heading';
import * as icons from '../../kit/icons';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { StepArt } from '../../kit/step-art';
import { terminalMessages } from '../../kit/terminal.messages';
import type { AccessState } from './access-state';
import css from './load-failed.module.css';
import { pageMessages } from './messages';

interface LoadFailedProps {
  readonly of: Extract<AccessState<unknown>, { step: 'failed' | 'missing' | 'blocked' }>;
  /** Language of the page. */
  readonly lang: string;
  /** Level of the heading. */
  readonly level: 1 | 2;
  /** A part of a page shows one line. */
  readonly isPart?: boolean;
  readonly onAgain: () => void;
}

/** Reason why a page has no data to show, and the actions for it. */
export function LoadFailed({ of, lang, level, isPart = false, onAgain }: LoadFailedProps): ReactNode {
  const locale = localeOf(lang);
  switch (of.step) {
    case 'failed': {
      const { heading, text: other } = messagesIn(locale, pageMessages).failed;
      const { offline, intercepted } = messagesIn(locale, commonMessages);
      const text = { offline: offline.text, intercepted, other }[of.why];
      if (isPart)
        return (
          <div className={css.part} role="alert">
            <p>{text}</p>
            <Button kind="secondary" width="fit" onClick={onAgain}>
              {messagesIn(locale, commonMessages).failed.tryAgain}
            </Button>
          </div>
        );
      return (
        <div className={css.said} role="alert">
          <StepArt icon={icons.alert} tone="error" at={2} />
          <Heading level={level} size="1">
            {heading}
          </Heading>
          <p>{text}</p>
          <Button width="fit" icon={icons.retry} onClick={onAgain}>
            {messagesIn(locale, commonMessages).failed.tryAgain}
          </Button>
        </div>
      );
    }
    case 'missing': {
      const { heading, text, home } = messagesIn(locale, siteNoticesMessages).notFound;
      return (
        <div className={css.said} role="alert">
          <StepArt icon={icons.alert} at={1} />
          <Heading level={level} size="1">
            {heading}
          </Heading>
          <p>{text}</p>
          <a href={pathIn(locale, '/buy')}>{home}</a>
        </div>
      );
    }
    case 'blocked': {
      const { title, before, after } = messagesIn(locale, terminalMessages).accountBlocked;
      return (
        <div className={css.said} role="alert">
          <StepArt icon={icons.alert} tone="error" at={2} />
          <Heading level={level} size="1">
            {title}
          </Heading>
          <p>
            {before}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            {after}
          </p>
        </div>
      );
    }
    default:
      return of satisfies never;
  }
}
