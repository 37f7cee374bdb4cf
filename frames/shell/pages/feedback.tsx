import { messagesIn } from '../../../shared/messages/define-messages';
import { FEEDBACK_MAX_LENGTH, RATINGS } from '../../../shared/rules/feedback';
import { MOBILE_PATTERN } from '../../../shared/rules/validation';
import { disputeContact } from '../../../shared/site/dispute-rows';
import { home } from '../../../shared/site/routes';
import { identityMessages } from '../../identity/messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { NeedsScript } from '../chrome/needs-script';
import { OnCanvas } from '../chrome/on-canvas';
import {
  FEEDBACK_AGAIN,
  FEEDBACK_COUNT,
  FEEDBACK_FORM,
  FEEDBACK_MOBILE,
  FEEDBACK_SENT,
  feedbackFaults,
} from '../client/feedback-ids';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import { feedbackMessages } from './feedback.messages';
import css from './feedback.module.css';

/** Rating from 1 to 5 and a comment. Source: S1§2.2 (RTE-072). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, feedbackMessages).title,
  description: ({ locale }) => messagesIn(locale, feedbackMessages).description,
  Body: ({ locale }) => {
    const {
      title,
      intro,
      rating,
      message,
      optional,
      count,
      mobile,
      send,
      sending,
      sent,
      failed,
      tooMany,
      offline,
      intercepted,
    } = messagesIn(locale, feedbackMessages);
    const { notFor, raise, answered } = messagesIn(locale, feedbackMessages);
    const { prefix } = messagesIn(locale, identityMessages).mobile;
    return (
      <OnCanvas>
        <div className={css.room}>
          {/* biome-ignore lint/correctness/noRestrictedElements: its script sends it, and no field may enter an address */}
          <form id={FEEDBACK_FORM} className={css.card} method="post" noValidate>
            <h1>{title}</h1>
            <p>{intro}</p>
            <fieldset className={css.rating}>
              <legend className="visually-hidden">{rating.legend}</legend>
              <div className={css.steps}>
                {RATINGS.map((each) => (
                  <label key={each} data-step={each}>
                    <input className="visually-hidden" type="radio" name="rating" value={each} required />
                    <span>
                      <span aria-hidden="true">{each}</span>
                      <span className="visually-hidden">{rating.names[each]}</span>
                    </span>
                  </label>
                ))}
              </div>
              <p className={css.ends} aria-hidden="true">
                <span>{rating.bad}</span>
                <span>{rating.good}</span>
              </p>
              <p id={feedbackFaults.missing} className={css.fault} role="alert" hidden>
                {rating.missing}
              </p>
            </fieldset>
            <label className={css.field}>
              <span>
                {message} <small>{optional}</small>
              </span>
              <textarea name="message" rows={4} maxLength={FEEDBACK_MAX_LENGTH} aria-describedby={FEEDBACK_COUNT} />
            </label>
            <p id={FEEDBACK_COUNT} className={css.small} data-of={count(0, FEEDBACK_MAX_LENGTH)}>
              {count(0, FEEDBACK_MAX_LENGTH)}
            </p>
            <label id={FEEDBACK_MOBILE} className={css.field} hidden>
              <span>
                {mobile.label} <small>{optional}</small>
              </span>
              <span className={css.number}>
                <span className={css.prefix} translate="no" aria-hidden="true">
                  {prefix}
                </span>
                <input
                  type="tel"
                  name="mobile"
                  inputMode="numeric"
                  autoComplete="tel-national"
                  placeholder={mobile.hint}
                  pattern={MOBILE_PATTERN.source}
                  title={mobile.invalid}
                />
              </span>
            </label>
            <p id={feedbackFaults.failed} className={css.fault} role="alert" hidden>
              {failed}
            </p>
            <p id={feedbackFaults.tooMany} className={css.fault} role="alert" hidden>
              {tooMany}
            </p>
            <p id={feedbackFaults.offline} className={css.fault} role="alert" hidden>
              {offline}
            </p>
            <p id={feedbackFaults.intercepted} className={css.fault} role="alert" hidden>
              {intercepted}
            </p>
            <button className={css.send} type="submit" data-sending={sending}>
              {send}
            </button>
            <NeedsScript locale={locale} />
            <p className={css.small}>
              {notFor} <a href={addressOf(locale, disputeContact)}>{raise}</a>
              {answered}
            </p>
          </form>
          <section id={FEEDBACK_SENT} className={css.card} tabIndex={-1} hidden>
            <span className={css.done} aria-hidden="true">
              <Icon path={icons.check} />
            </span>
            <h2>{sent.heading}</h2>
            <p>{sent.text}</p>
            <button id={FEEDBACK_AGAIN} className={css.again} type="button">
              {sent.again}
            </button>
            <a className={css.again} href={addressOf(locale, home)}>
              {sent.home}
            </a>
          </section>
        </div>
      </OnCanvas>
    );
  },
};
