import { eligibility, MobileText, optional } from '../../shared/bridge';
import { makeElement } from '../make-element';
import { eventsOf } from '../session-events';
import type { CheckEligibilityOptions, EligibilitySession } from '../types';
import { type Attributes, commonAttributes, optionsFrom } from './attributes';
import { type BodyHost, defineElement, type ElementBody } from './define-element';
import type { ElementWorld } from './element-world';
import { shadowOf } from './shadow-of';

const eligibilityAttributes = {
  ...commonAttributes,
  amount: optional(commonAttributes.amount),
  mobile: optional(MobileText),
} as const;
type Given = Attributes<typeof eligibilityAttributes>;

/** What the page hears of a session under the same names; its end is told apart. */
const events = eventsOf(eligibility).filter((name) => name !== 'closed');

/** `<kadam-eligibility>`: the eligibility check, inline, with the price that its attribute says. */
export const defineEligibility = (world: ElementWorld): void =>
  defineElement('kadam-eligibility', eligibilityAttributes, (host) => eligibilityBody(host, world));

function eligibilityBody({ element, emit, fail, refresh }: BodyHost, world: ElementWorld): ElementBody<Given> {
  let given: Given | undefined;
  let session: EligibilitySession | undefined;
  /** All that a session is opened with but its amount; '' = none is opened. */
  let opened = '';
  const place = makeElement('div');
  shadowOf(element, ':host{display:block}').append(place);

  async function open(mine: string): Promise<void> {
    try {
      const kadam = await world.kadam();
      if (opened !== mine || !given) return;
      // SAFETY: as in `optionsFrom`.
      const options = { ...optionsFrom(given), mobile: given.mobile, container: place } as CheckEligibilityOptions;
      const own = kadam.checkEligibility(options);
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
      if (opened !== mine) return;
      opened = '';
      fail('SCRIPT_LOAD_FAILED', error);
    }
  }

  function clear(): void {
    const own = session;
    session = given = undefined;
    opened = '';
    own?.destroy();
  }

  return {
    show(next) {
      const wanted = JSON.stringify({ ...next, amount: !next.amount });
      if (wanted !== opened) {
        clear();
        opened = wanted;
        void open(wanted);
      } else if (next.amount && next.amount !== given?.amount) session?.setAmount(next.amount);
      given = next;
    },
    clear,
  };
}
