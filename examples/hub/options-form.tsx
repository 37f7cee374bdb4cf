import { agents } from '../merchant/agents';
import type { DemoId } from './demos';
import { Check, Choice, Colour, Labelled } from './form-fields';
import {
  appTypes,
  type HubOptions,
  isMobileUnfinished,
  placements,
  promoForms,
  typedAmount,
  typedMobile,
} from './options';
import css from './options-form.module.css';

type Field =
  | 'amount'
  | 'mobile'
  | 'type'
  | 'agent'
  | 'locale'
  | 'theme'
  | 'promoForm'
  | 'placement'
  | 'token'
  | 'close';

/** What each call can be told. */
const fieldsOf = {
  promo: ['amount', 'promoForm', 'locale', 'theme'],
  eligibility: ['amount', 'mobile', 'placement', 'locale', 'theme'],
  checkout: ['locale', 'theme', 'close'],
  benefits: ['locale', 'theme'],
  communication: ['locale', 'theme'],
  'sales-app': ['amount', 'mobile', 'type', 'agent', 'locale', 'theme', 'token'],
  'payment-link': [],
} as const satisfies Record<DemoId, readonly Field[]>;

/** Everything that the call can say. Each change shows in the code at once. */
export function OptionsForm(props: { demo: DemoId; options: HubOptions; onOptions(options: HubOptions): void }) {
  const change = (part: Partial<HubOptions>): void => props.onOptions({ ...props.options, ...part });
  if (fieldsOf[props.demo].length === 0) return null;
  return (
    <form className={css.form} aria-label="Options" onSubmit={(event) => event.preventDefault()}>
      {fieldsOf[props.demo].map((field) => (
        <OptionField key={field} field={field} options={props.options} change={change} />
      ))}
    </form>
  );
}

function OptionField(props: { field: Field; options: HubOptions; change(part: Partial<HubOptions>): void }) {
  const { field, options, change } = props;
  switch (field) {
    case 'amount':
      return (
        <Labelled id="amount" label="Amount" hint="whole rupees, optional">
          <input
            id="amount"
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            value={options.amount}
            onInput={({ currentTarget }) => change({ amount: typedAmount(currentTarget.value) })}
          />
        </Labelled>
      );
    case 'mobile':
      return (
        <Labelled
          id="mobile"
          label="Customer’s mobile"
          hint={isMobileUnfinished(options) ? 'passed on once it has 10 digits' : 'optional'}
        >
          <input
            id="mobile"
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            value={options.mobile}
            onInput={({ currentTarget }) => change({ mobile: typedMobile(currentTarget.value) })}
          />
        </Labelled>
      );
    case 'theme':
      return (
        <fieldset className={css.field}>
          <legend className={css.label}>
            Theme <span className={css.hint}>two colours of the shop</span>
          </legend>
          <div className={css.colours}>
            <Colour
              label="First"
              value={options.primaryColour}
              onValue={(primaryColour) => change({ primaryColour })}
            />
            <Colour
              label="Second"
              value={options.secondaryColour}
              onValue={(secondaryColour) => change({ secondaryColour })}
            />
          </div>
        </fieldset>
      );
    case 'token':
      return (
        <Check
          label="Hand out expired tokens, to see how error 1402 ends"
          isChecked={options.isTokenExpired}
          onCheck={(isTokenExpired) => change({ isTokenExpired })}
        />
      );
    case 'close':
      return (
        <>
          <Check
            label="Ask before it is closed"
            isChecked={options.asksBeforeCancel}
            onCheck={(asksBeforeCancel) => change({ asksBeforeCancel })}
          />
          <Check
            label="Back closes it, instead of going one step back"
            isChecked={options.closesOnBack}
            onCheck={(closesOnBack) => change({ closesOnBack })}
          />
        </>
      );
    case 'type':
    case 'agent':
    case 'locale':
    case 'promoForm':
    case 'placement':
      return <ChoiceField field={field} options={options} change={change} />;
    default:
      return field satisfies never;
  }
}

function ChoiceField(props: {
  field: 'type' | 'agent' | 'locale' | 'promoForm' | 'placement';
  options: HubOptions;
  change(part: Partial<HubOptions>): void;
}) {
  const { field, options, change } = props;
  switch (field) {
    case 'type':
      return (
        <Labelled id="type" label="Type" hint="what the app is opened for">
          <Choice
            id="type"
            value={options.type}
            values={appTypes.map(({ type, note }) => ({ value: type, text: `${type} · ${note}` }))}
            onValue={(type) => change({ type })}
          />
        </Labelled>
      );
    case 'agent':
      return (
        <Labelled id="agent" label="Agent" hint="who stands at the till">
          <Choice
            id="agent"
            value={options.agentId}
            values={agents.map(({ agentId, note }) => ({ value: agentId, text: `${agentId} · ${note}` }))}
            onValue={(agentId) => change({ agentId })}
          />
        </Labelled>
      );
    case 'locale':
      return (
        <Labelled id="locale" label="Language" hint="of what is shown">
          <Choice
            id="locale"
            value={options.locale}
            values={[
              { value: 'en', text: 'English' },
              { value: 'hi', text: 'हिन्दी' },
            ]}
            onValue={(locale) => change({ locale })}
          />
        </Labelled>
      );
    case 'promoForm':
      return (
        <Labelled id="form" label="Form" hint="how much room it has">
          <Choice
            id="form"
            value={options.promoForm}
            values={promoForms.map(({ form, note }) => ({ value: form, text: `${form} · ${note}` }))}
            onValue={(promoForm) => change({ promoForm })}
          />
        </Labelled>
      );
    case 'placement':
      return (
        <Labelled id="placement" label="Placement" hint="where it stands">
          <Choice
            id="placement"
            value={options.placement}
            values={placements.map(({ placement, note }) => ({ value: placement, text: `${placement} · ${note}` }))}
            onValue={(placement) => change({ placement })}
          />
        </Labelled>
      );
    default:
      return field satisfies never;
  }
}
