import type { ReactNode } from 'react';
import { agents } from '../merchant/agents';
import { appTypes, type HubOptions, isMobileUnfinished, typedAmount, typedMobile } from './options';
import css from './options-form.module.css';

/** Everything that the call can say. Each change shows in the code at once. */
export function OptionsForm(props: { options: HubOptions; onOptions(options: HubOptions): void }) {
  const { options } = props;
  const change = (part: Partial<HubOptions>): void => props.onOptions({ ...options, ...part });
  return (
    <form className={css.form} aria-label="Options" onSubmit={(event) => event.preventDefault()}>
      <Labelled id="amount" label="Amount" hint="whole rupees, optional">
        <input
          id="amount"
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          value={options.amount}
          onChange={({ currentTarget }) => change({ amount: typedAmount(currentTarget.value) })}
        />
      </Labelled>
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
          onChange={({ currentTarget }) => change({ mobile: typedMobile(currentTarget.value) })}
        />
      </Labelled>
      <Labelled id="type" label="Type" hint="what the app is opened for">
        <Choice
          id="type"
          value={options.type}
          values={appTypes.map(({ type, note }) => ({ value: type, text: `${type} · ${note}` }))}
          onValue={(type) => change({ type })}
        />
      </Labelled>
      <Labelled id="agent" label="Agent" hint="who stands at the till">
        <Choice
          id="agent"
          value={options.agentId}
          values={agents.map(({ agentId, note }) => ({ value: agentId, text: `${agentId} · ${note}` }))}
          onValue={(agentId) => change({ agentId })}
        />
      </Labelled>
      <Labelled id="locale" label="Language" hint="of the sales app">
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
      <fieldset className={css.field}>
        <legend className={css.label}>
          Theme <span className={css.hint}>two colours of the shop</span>
        </legend>
        <div className={css.colours}>
          <Colour label="First" value={options.primaryColour} onValue={(primaryColour) => change({ primaryColour })} />
          <Colour
            label="Second"
            value={options.secondaryColour}
            onValue={(secondaryColour) => change({ secondaryColour })}
          />
        </div>
      </fieldset>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={options.isTokenExpired}
          onChange={({ currentTarget }) => change({ isTokenExpired: currentTarget.checked })}
        />
        Hand out expired tokens, to see how error 1402 ends
      </label>
    </form>
  );
}

function Labelled(props: { id: string; label: string; hint: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={props.id}>
        {props.label} <span className={css.hint}>{props.hint}</span>
      </label>
      {props.children}
    </div>
  );
}

function Choice<Value extends string>(props: {
  id: string;
  value: Value;
  values: readonly { readonly value: Value; readonly text: string }[];
  onValue(value: Value): void;
}) {
  return (
    <select
      id={props.id}
      className={css.input}
      value={props.value}
      onChange={({ currentTarget }) => {
        const chosen = props.values.find(({ value }) => value === currentTarget.value);
        if (chosen) props.onValue(chosen.value);
      }}
    >
      {props.values.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function Colour(props: { label: string; value: string; onValue(value: string): void }) {
  return (
    <label className={css.colour}>
      <input
        type="color"
        aria-label={`${props.label} colour`}
        value={props.value}
        onInput={({ currentTarget }) => props.onValue(currentTarget.value)}
      />
      <span>{props.value}</span>
    </label>
  );
}
