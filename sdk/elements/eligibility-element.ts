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

/** What the page hears of a session under the same names; its end is told apart. */
const events = eventsOf(eligibility).filter((name) => name !== 'closed');

/** As high as the check begins, CSS px: nothing below it moves when it comes. */
const FIRST_HEIGHT_PX = 440;

/** `<kadam-eligibility>`: the eligibility check, inline, with the price that its attribute says. It opens once it is nearly
 *  seen and the page has loaded. */
export const defineEligibility = (environment: ElementEnvironment): void =>
  defineElement('kadam-eligibility', eligibilityAttributes, (host) => eligibilityBody(host, environment));

function eligibilityBody(
  { element, emit, fail, refresh }: BodyHost<keyof KadamEligibilityEvents>,
  environment: ElementEnvironment,
): ElementBody<Given> {
  let given: Given | undefined;
  let session: EligibilitySession | undefined;
  /** All that a session is opened with but its amount; '' = none is opened. */
  let opened = '';
  /** The newest opening, which alone counts. */
  let opening: object | undefined;
  const place = makeElement('div');
  shadowOf(element, ':host{display:block}').append(place);

  const keepRoom = (heightPx: number): void => {
    place.style.minHeight = `${heightPx}px`;
  };

  async function open(): Promise<void> {
    const mine = {};
    opening = mine;
    try {
      keepRoom(FIRST_HEIGHT_PX);
      await whenNear(element);
      await whenQuiet();
      const kadam = await environment.kadam();
      if (opening !== mine || !given) return;
      // SAFETY: as in `optionsFrom`.
      const options = { ...optionsFrom(given), mobile: given.mobile, container: place } as CheckEligibilityOptions;
      const own = kadam.checkEligibility(options);
      keepRoom(0);
      session = own;
      for (const name of events) own.on(name, (detail) => void emit(name, detail));
      own.on('closed', (end) => {
        if (session === own) {
          session = undefined;
          opened = '';
          // Taken out and put back in one turn, the widget was lost in between.
          if (end.reason === 'hostRemoved') refresh();
        }
        emit('closed', end);
      });
    } catch (error) {
      if (opening !== mine) return;
      opened = '';
      keepRoom(0);
      fail('SCRIPT_LOAD_FAILED', error);
    }
  }

  function clear(): void {
    const own = session;
    session = given = opening = undefined;
    opened = '';
    keepRoom(0);
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
