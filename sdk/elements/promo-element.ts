import { oneOf, optional } from '../../shared/bridge';
import { hostLanguage } from '../host-language';
import type { KadamPromoEvents, PromoTerms } from '../types/elements.mjs';
import type { WidgetSession } from '../types/kadam.mjs';
import { type Attributes, commonAttributes, optionsFrom } from './attributes';
import { type BodyHost, defineElement, type ElementBody } from './define-element';
import type { ElementEnvironment } from './element-environment';
import { fetchTerms } from './promo-terms';
import { createPromoView, promoForms } from './promo-view';
import { whenQuiet } from './when-quiet';

export const promoAttributes = {
  ...commonAttributes,
  form: optional(oneOf(...promoForms)),
  preload: optional(oneOf('hover', 'idle', 'none')),
} as const;
type Given = Attributes<typeof promoAttributes>;

/** `<kadam-promo>`: the instalments of a price, with a button that opens the explanation. */
export const definePromo = (environment: ElementEnvironment): void =>
  defineElement('kadam-promo', promoAttributes, (host) => promoBody(host, environment));

function promoBody(
  { element, emit, fail }: BodyHost<keyof KadamPromoEvents>,
  environment: ElementEnvironment,
): ElementBody<Given> {
  let given: Given | undefined;
  let terms: PromoTerms | undefined;
  let asked = '';
  /** Identity of the latest request; earlier answers are ignored. */
  let asking: object | undefined;
  let session: WidgetSession | undefined;
  let undoPreload: (() => void) | undefined;
  const view = createPromoView(element, () => void explain());

  function render(): void {
    if (given && terms) {
      const { form = 'line', locale, 'primary-cta-color': color = '' } = given;
      view.render(terms, form, hostLanguage(locale), color);
    }
  }

  async function ask(merchantKey: string, amount: number): Promise<void> {
    const mine = {};
    asking = mine;
    terms = undefined;
    view.wait(given?.form);
    try {
      const answer = await fetchTerms(environment.provider, merchantKey, amount);
      if (asking !== mine) return;
      terms = answer;
      render();
      emit('shown', terms);
    } catch (error) {
      if (asking !== mine) return;
      // So that the next change requests again.
      asked = '';
      view.clear();
      fail('TERMS_UNAVAILABLE', error);
    }
  }

  async function explain(): Promise<void> {
    if (!given) return;
    const options = optionsFrom(given);
    try {
      const kadam = await environment.kadam();
      const opened = kadam.openCommunication(options);
      session = opened;
      let isAsked = false;
      for (const name of ['opened', 'error', 'closed'] as const) opened.on(name, (detail) => void emit(name, detail));
      opened.on('eligibilityAsked', (detail) => {
        isAsked = emit('eligibilityAsked', detail);
        opened.close();
      });
      await opened.result;
      session = undefined;
      undoPreload = undefined;
      if (isAsked) kadam.checkEligibility(options);
    } catch (error) {
      fail('SCRIPT_LOAD_FAILED', error);
    }
  }

  async function preload(): Promise<void> {
    if (undoPreload || session || !given) return;
    const { 'merchant-key': merchantKey } = given;
    try {
      const kadam = await environment.kadam();
      // The stub has no `version` and no `preload`.
      if (kadam.version) undoPreload ??= kadam.preload('communication', { merchantKey });
    } catch {
      // A failure is reported when the shopper presses the button.
    }
  }

  for (const event of ['pointerover', 'focusin'])
    element.addEventListener(event, () => {
      if (given?.preload !== 'none') void preload();
    });

  return {
    show(next) {
      const { 'merchant-key': merchantKey, amount } = next;
      given = next;
      const wanted = `${merchantKey} ${amount}`;
      if (asked === wanted) render();
      else {
        asked = wanted;
        void ask(merchantKey, amount);
      }
      if (next.preload === 'idle') void whenQuiet().then(preload);
    },
    clear() {
      asking = undefined;
      asked = '';
      given = undefined;
      view.clear();
      session?.destroy();
      undoPreload?.();
      undoPreload = undefined;
    },
  };
}
