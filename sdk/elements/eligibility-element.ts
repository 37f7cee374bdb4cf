import { eligibility, MobileText, optional } from '../../shared/bridge';
import { makeElement } from '../make-element';
import { eventsOf } from '../session-events';
import type { KadamEligibilityEvents } from '../types/elements.mjs';
import type { CheckEligibilityOptions, EligibilitySession } from '../types/kadam.mjs';
import { type Attributes, commonAttributes, optionsFrom } from './attributes';
import { type BodyHost, defineElement, type ElementBody } from './define-element';
import type { ElementEnvironment } from './element-environment';
import { shadowOf } from './shadow-of';
import { whenNear } from './when-near';
import { whenQuiet } from './when-quiet';

export const eligibilityAttributes = {
  ...commonAttributes,
  amount: optional(commonAttributes.amount),
  mobile: optional(MobileText),
} as const;
type Given = Attributes<typeof eligibilityAttributes>;

/** Events that are passed on under the same name; `closed` is handled separately. */
const events = eventsOf(eligibility).filter((name) => name !== 'closed');

/** First height of the check, CSS px, so that nothing below it moves when it opens. */
const FIRST_HEIGHT_PX = 440;

export const defineEligibility = (environment: ElementEnvironment): void =>
  defineElement('kadam-eligibility', eligibilityAttributes, (host) => eligibilityBody(host, environment));

function eligibilityBody(
  { element, emit, fail, refresh }: BodyHost<keyof KadamEligibilityEvents>,
  environment: ElementEnvironment,
): ElementBody<Given> {
  let given: Given | undefined;
  let session: EligibilitySession | undefined;
  /** Options of the open session but its amount, as JSON; '' if no session is open. */
  let opened = '';
  /** Identity of the latest opening; earlier ones are ignored. */
  let opening: object | undefined;
  const place = makeElement('div');
  shadowOf(element, ':host{display:block}').append(place);

  const reserveHeight = (heightPx: number): void => {
    place.style.minHeight = `${heightPx}px`;
  };

  async function open(): Promise<void> {
    const mine = {};
    opening = mine;
    try {
      reserveHeight(FIRST_HEIGHT_PX);
      await whenNear(element);
      await whenQuiet();
      const kadam = await environment.kadam();
      if (opening !== mine || !given) return;
      // SAFETY: the SDK treats an undefined option as absent.
      const options = { ...optionsFrom(given), mobile: given.mobile, container: place } as CheckEligibilityOptions;
      const own = kadam.checkEligibility(options);
      reserveHeight(0);
      session = own;
      for (const name of events) own.on(name, (detail) => void emit(name, detail));
      own.on('closed', (end) => {
        if (session === own) {
          session = undefined;
          opened = '';
          // Moving the element within one task has destroyed the widget.
          if (end.reason === 'hostRemoved') refresh();
        }
        emit('closed', end);
      });
    } catch (error) {
      if (opening !== mine) return;
      opened = '';
      reserveHeight(0);
      fail('SCRIPT_LOAD_FAILED', error);
    }
  }

  function clear(): void {
    const own = session;
    session = given = opening = undefined;
    opened = '';
    reserveHeight(0);
    own?.destroy();
  }

  return {
    show(next) {
      const wanted = JSON.stringify({ ...next, amount: !next.amount });
      if (wanted !== opened) {
        clear();
        opened = wanted;
        void open();
      } else if (next.amount && next.amount !== given?.amount) session?.setAmount(next.amount);
      given = next;
    },
    clear,
  };
}
