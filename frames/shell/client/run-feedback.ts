import { FEEDBACK_MAX_LENGTH, RATINGS } from '../../../shared/rules/feedback';
import { isMobile, mobileDigits } from '../../../shared/rules/validation';
import {
  FEEDBACK_AGAIN,
  FEEDBACK_COUNT,
  FEEDBACK_FORM,
  FEEDBACK_MOBILE,
  FEEDBACK_SENT,
  feedbackFaults,
} from './feedback-ids';
import { isMarked } from './identify';
import type { sendFeedbackBy } from './send-feedback';

/** Sends the feedback form, shows the result and counts characters. `load` loads the sender on submit. A failure keeps the
 *  text. */
export function runFeedback(
  { document }: Pick<Window, 'document'>,
  load: () => Promise<{ readonly sendFeedbackBy: typeof sendFeedbackBy }>,
): void {
  const form = document.getElementById(FEEDBACK_FORM) as HTMLFormElement | null;
  const sent = document.getElementById(FEEDBACK_SENT);
  const count = document.getElementById(FEEDBACK_COUNT);
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const message = form?.querySelector('textarea');
  const mobile = form?.querySelector<HTMLInputElement>('input[name=mobile]');
  if (!form || !sent || !count || !button || !message || !mobile) return;
  const field = document.getElementById(FEEDBACK_MOBILE);
  if (field && isMarked(document)) field.hidden = false;
  const label = button.textContent;
  const say = (fault: keyof typeof feedbackFaults | null): void => {
    for (const [name, id] of Object.entries(feedbackFaults)) {
      const place = document.getElementById(id);
      if (place) place.hidden = name !== fault;
    }
  };
  const busy = (is: boolean): void => {
    if (is) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    button.textContent = is ? (button.dataset.sending ?? label) : label;
  };
  const asWritten = count.dataset.of ?? '';
  message.addEventListener('input', () => {
    // The first 0 in the text is the count, in every language.
    count.textContent = asWritten.replace(/(?<!\d)0(?!\d)/, String(message.value.length));
  });
  const send = async (): Promise<void> => {
    const asked = new FormData(form);
    const rating = RATINGS.find((each) => String(each) === asked.get('rating'));
    if (rating === undefined) {
      say('missing');
      form.querySelector<HTMLInputElement>('input[name=rating]')?.focus();
      return;
    }
    const number = field?.hidden ? '' : mobileDigits(mobile.value);
    if (number !== '' && !isMobile(number)) {
      mobile.reportValidity();
      mobile.focus();
      return;
    }
    say(null);
    busy(true);
    try {
      const { sendFeedbackBy } = await load();
      const fault = await sendFeedbackBy({
        rating,
        message: message.value.trim().slice(0, FEEDBACK_MAX_LENGTH),
        ...(number !== '' && { mobile: number }),
      });
      if (fault === null) {
        form.hidden = true;
        sent.hidden = false;
        sent.focus();
      } else say(fault);
    } catch {
      say('failed');
    } finally {
      busy(false);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.hasAttribute('aria-disabled')) void send();
  });
  document.getElementById(FEEDBACK_AGAIN)?.addEventListener('click', () => {
    form.reset();
    message.dispatchEvent(new Event('input'));
    sent.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLInputElement>('input[name=rating]')?.focus();
  });
}
