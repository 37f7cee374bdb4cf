import { languageNames } from '../../shared/languages';
import { locales } from '../../shared/locales';
import { agents } from '../merchant/agents';
import type { DemoId } from './demos';
import { Check, Choice, Colour, Labelled } from './form-fields';
import { useHubMessages } from './messages-context';
import {
  appPlacements,
  appTypes,
  type HubOptions,
  isMobileUnfinished,
  lookNames,
  looks,
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
  | 'look'
  | 'promoForm'
  | 'placement'
  | 'appPlacement'
  | 'token'
  | 'close';

const fieldsOf = {
  promo: ['amount', 'promoForm', 'locale', 'theme'],
  eligibility: ['amount', 'mobile', 'placement', 'locale', 'theme', 'look'],
  checkout: ['locale', 'theme', 'look', 'close'],
  benefits: ['locale', 'theme', 'look'],
  communication: ['locale', 'theme', 'look'],
  'sales-app': ['amount', 'mobile', 'type', 'agent', 'appPlacement', 'locale', 'theme', 'look', 'token'],
  'payment-link': [],
} as const satisfies Record<DemoId, readonly Field[]>;

/** Form of all options of a call. The code follows each change. */
export function OptionsForm(props: { demo: DemoId; options: HubOptions; onOptions(options: HubOptions): void }) {
  const change = (part: Partial<HubOptions>): void => props.onOptions({ ...props.options, ...part });
  const t = useHubMessages();
  if (fieldsOf[props.demo].length === 0) return null;
  return (
    <form className={css.form} aria-label={t.options} onSubmit={(event) => event.preventDefault()}>
      {fieldsOf[props.demo].map((field) => (
        <OptionField key={field} field={field} options={props.options} change={change} />
      ))}
    </form>
  );
}

function OptionField(props: { field: Field; options: HubOptions; change(part: Partial<HubOptions>): void }) {
  const { field, options, change } = props;
  const t = useHubMessages();
  switch (field) {
    case 'amount':
      return (
        <Labelled id="amount" label={t.amount} hint={t.amountHint}>
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
        <Labelled id="mobile" label={t.mobile} hint={isMobileUnfinished(options) ? t.mobileUnfinished : t.optional}>
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
            {t.theme} <span className={css.hint}>{t.themeHint}</span>
          </legend>
          <div className={css.colours}>
            <Colour
              label={t.first}
              value={options.primaryColour}
              onValue={(primaryColour) => change({ primaryColour })}
            />
            <Colour
              label={t.second}
              value={options.secondaryColour}
              onValue={(secondaryColour) => change({ secondaryColour })}
            />
          </div>
        </fieldset>
      );
    case 'look':
      return lookNames.map((name) => (
        <Labelled key={name} id={name} label={t.looks[name].label} hint={t.looks[name].hint}>
          <Choice
            id={name}
            value={options.look[name]}
            values={looks[name].map((value) => ({ value, text: value }))}
            onValue={(value) => change({ look: { ...options.look, [name]: value } })}
          />
        </Labelled>
      ));
    case 'token':
      return (
        <Check
          label={t.expired}
          isChecked={options.isTokenExpired}
          onCheck={(isTokenExpired) => change({ isTokenExpired })}
        />
      );
    case 'close':
      return (
        <>
          <Check
            label={t.asks}
            isChecked={options.asksBeforeCancel}
            onCheck={(asksBeforeCancel) => change({ asksBeforeCancel })}
          />
          <Check
            label={t.closesOnBack}
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
    case 'appPlacement':
      return <ChoiceField field={field} options={options} change={change} />;
    default:
      return field satisfies never;
  }
}

function ChoiceField(props: {
  field: 'type' | 'agent' | 'locale' | 'promoForm' | 'placement' | 'appPlacement';
  options: HubOptions;
  change(part: Partial<HubOptions>): void;
}) {
  const { field, options, change } = props;
  const t = useHubMessages();
  switch (field) {
    case 'type':
      return (
        <Labelled id="type" label={t.type} hint={t.typeHint}>
          <Choice
            id="type"
            value={options.type}
            values={appTypes.map((type) => ({ value: type, text: `${type} · ${t.types[type]}` }))}
            onValue={(type) => change({ type })}
          />
        </Labelled>
      );
    case 'agent':
      return (
        <Labelled id="agent" label={t.agent} hint={t.agentHint}>
          <Choice
            id="agent"
            value={options.agentId}
            values={agents.map(({ agentId }) => ({ value: agentId, text: `${agentId} · ${t.agents[agentId]}` }))}
            onValue={(agentId) => change({ agentId })}
          />
        </Labelled>
      );
    case 'locale':
      return (
        <Labelled id="locale" label={t.language} hint={t.languageHint}>
          <Choice
            id="locale"
            value={options.locale}
            values={locales.map((value) => ({ value, text: languageNames[value].name }))}
            onValue={(locale) => change({ locale })}
          />
        </Labelled>
      );
    case 'promoForm':
      return (
        <Labelled id="form" label={t.form} hint={t.formHint}>
          <Choice
            id="form"
            value={options.promoForm}
            values={promoForms.map((form) => ({ value: form, text: `${form} · ${t.forms[form]}` }))}
            onValue={(promoForm) => change({ promoForm })}
          />
        </Labelled>
      );
    case 'placement':
      return (
        <PlacementField
          id="placement"
          value={options.placement}
          places={placements}
          names={t.placements}
          onValue={(placement) => change({ placement })}
        />
      );
    case 'appPlacement':
      return (
        <PlacementField
          id="app-placement"
          value={options.appPlacement}
          places={appPlacements}
          names={t.appPlacements}
          onValue={(appPlacement) => change({ appPlacement })}
        />
      );
    default:
      return field satisfies never;
  }
}

/** Placement of the widget that a call opens. */
function PlacementField<Place extends string>(props: {
  id: string;
  value: Place;
  places: readonly Place[];
  names: Readonly<Record<Place, string>>;
  onValue(place: Place): void;
}) {
  const t = useHubMessages();
  const values = props.places.map((place) => ({ value: place, text: `${place} · ${props.names[place]}` }));
  return (
    <Labelled id={props.id} label={t.placement} hint={t.placementHint}>
      <Choice id={props.id} value={props.value} values={values} onValue={props.onValue} />
    </Labelled>
  );
}
