import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { MOBILE_PATTERN } from '../../../shared/rules/validation';
import { entryMessages } from '../../account/entry.messages';
import { identityMessages } from '../../identity/messages';
import { commonMessages } from '../../kit/common.messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { AnswerRoot, type EntrySays } from '../chrome/answer-root';
import { ENTRY_ANSWER, ENTRY_DIALOG, ENTRY_FAILED, ENTRY_FORM, ENTRY_PURPOSE } from '../client/entry';
import { accountAddress } from '../navigation';
import type { PageView } from '../page';
import css from './number-form.module.css';

interface NumberFormProps extends Pick<PageView, 'locale' | 'site' | 'publicUrl'> {
  /** Entry parameters if the address has none. */
  readonly entry?: EntrySays | undefined;
  /** Purpose of the number in the overlay; default: My Account. */
  readonly asks?: { readonly heading: string; readonly intro: string } | undefined;
}

/** Number form. The OTP and the lenders' answer open over the page. Without a script it opens My Account, with nothing in the
 *  address. Source: S1§2.4 (landing variant). */
export function NumberForm({ locale, site, publicUrl, entry: said, asks }: NumberFormProps): ReactNode {
  const { mobile } = messagesIn(locale, identityMessages);
  return (
    <>
      {/* biome-ignore lint/correctness/noRestrictedElements: the browser submits it without a script */}
      <form id={ENTRY_FORM} className={css.form} method="get" action={accountAddress(locale, site)}>
        <div className={css.line}>
          <label className={css.field}>
            <span className="visually-hidden">{mobile.label}</span>
            <span className={css.prefix} translate="no" aria-hidden="true">
              {mobile.prefix}
            </span>
            <input
              className={css.input}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder={mobile.placeholder}
              pattern={MOBILE_PATTERN.source}
              title={mobile.invalid}
              required
              aria-describedby={ENTRY_PURPOSE}
            />
          </label>
          <button className={css.button} type="submit">
            {mobile.send}
          </button>
        </div>
        <div id={ENTRY_FAILED} className={css.failed} role="alert" hidden>
          <p>{messagesIn(locale, siteNoticesMessages).notOpened.entry}</p>
          <button className={css.again} type="submit">
            {messagesIn(locale, commonMessages).failed.tryAgain}
          </button>
        </div>
        <p id={ENTRY_PURPOSE} className={css.note}>
          {mobile.purpose}
        </p>
        <p className={css.note}>{mobile.note}</p>
      </form>
      <dialog id={ENTRY_DIALOG} className={css.dialog} aria-label={messagesIn(locale, entryMessages).title}>
        <button className={css.close} type="button" aria-label={messagesIn(locale, commonMessages).close}>
          <Icon path={icons.close} />
        </button>
        <AnswerRoot locale={locale} site={site} publicUrl={publicUrl} place="home" entry={said} asks={asks} />
      </dialog>
      <dialog id={ENTRY_ANSWER} className={css.dialog} aria-label={messagesIn(locale, entryMessages).answerTitle}>
        <button className={css.close} type="button" aria-label={messagesIn(locale, commonMessages).close}>
          <Icon path={icons.close} />
        </button>
      </dialog>
    </>
  );
}
