import { brand } from '../../../shared/brand';
import { messagesIn } from '../../../shared/messages/define-messages';
import { timeInIndia } from '../../../shared/rules/india-days';
import { home as homeRow } from '../../../shared/site/routes';
import * as icons from '../../kit/icons';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { LinkButton } from '../chrome/link-button';
import { NotFoundArt } from '../chrome/not-found-art';
import { OneThing } from '../chrome/one-thing';
import { HomeLink } from '../chrome/site-mark';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './maintenance.module.css';

/** Replaces every page during maintenance. Source: S1§2.1. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, siteNoticesMessages).maintenance.title,
  description: ({ locale }) => messagesIn(locale, siteNoticesMessages).maintenance.description,
  Body: ({ locale, site, repairedAtMs = null }) => {
    const { heading, backAt, text, again, urgent } = messagesIn(locale, siteNoticesMessages).maintenance;
    return (
      <>
        <div className={css.mark}>
          <HomeLink locale={locale} site={site} />
        </div>
        <OneThing
          art={<NotFoundArt steps={['there', 'there', 'there', 'there', 'missing', 'missing']} />}
          heading={repairedAtMs === null ? heading : backAt(timeInIndia(repairedAtMs))}
          text={text}
          actions={
            <LinkButton href={addressOf(locale, homeRow)} icon={icons.retry} isLarge>
              {again}
            </LinkButton>
          }
        >
          <p className={css.urgent}>
            {urgent} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </OneThing>
      </>
    );
  },
};
