import { useEffect } from 'react';
import { brand } from '../../shared/brand';
import { StairArt } from '../kit/stair-art';
import type { ApiClient } from '../platform/api/client';
import { ApplicationView } from './application-view';
import { Halt } from './halt';
import { MissingStep } from './missing-step';
import css from './page.module.css';
import type { PageState } from './page-state';
import { useApplication } from './use-application';
import { words } from './words';

/** Where the link of a shared new-to-bank application leads. `reference`: null where the address has none. */
export function Page({ api, reference }: { api: ApiClient; reference: string | null }) {
  const [page, look] = useApplication(api, reference);
  return <PageView page={page} look={look} />;
}

/** `look`: asks again where it stands. */
export function PageView({ page, look }: { page: PageState; look: () => void }) {
  useEffect(() => {
    document.title = words.pageTitle;
  }, []);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <div className={css.wrap}>
          <span className={css.logo}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect className={css.logoGround} width="32" height="32" rx="9" />
              <path
                className={css.logoSteps}
                d="M7.500 23.500v-3.200c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h5.400c.6 0 1.100.5 1.100 1.100v12.600c0 .6-.5 1.100-1.100 1.100H8.600c-.6 0-1.100-.5-1.100-1.100z"
              />
            </svg>
            {brand.name}
          </span>
        </div>
      </header>
      <main className={css.main} aria-busy={page.step === 'loading'}>
        <div className={css.wrap}>{content(page, look)}</div>
      </main>
      <footer className={css.foot}>
        <div className={css.wrap}>
          <span>{words.questions}</span>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          <a href={`tel:${brand.supportPhone.replaceAll('-', '')}`}>{brand.supportPhone}</a>
        </div>
      </footer>
    </div>
  );
}

function content(page: PageState, look: () => void) {
  switch (page.step) {
    case 'loading':
      return (
        <>
          <h1 className="visually-hidden">{words.pageTitle}</h1>
          <div className={css.skeleton} role="status" aria-label={words.loading}>
            <span />
            <span />
          </div>
        </>
      );
    case 'shown':
      return <ApplicationView application={page.application} refresh={page.refresh} onLookAgain={look} />;
    case 'missing':
      return <Halt picture={<MissingStep />} title={words.missingTitle} text={words.missingText} />;
    case 'failed':
      return page.cause.kind === 'offline' ? (
        <Halt
          picture={<StairArt icon="offline" at={3} />}
          title={words.offlineTitle}
          text={words.offlineText}
          onRetry={look}
        />
      ) : (
        <Halt
          picture={<StairArt icon="alert" tone="error" at={2} />}
          title={words.failedTitle}
          text={words.failedText}
          detail={words.codeText(page.cause.code)}
          onRetry={look}
        />
      );
    default:
      return page satisfies never;
  }
}
