import type { ReactNode } from 'react';
import { disputeContact } from '../../../shared/site/dispute-rows';
import { dashboard } from '../../../shared/site/history-rows';
import { KFS_FILE_FIELD } from '../../../shared/site/kfs-file-field';
import type { KfsChecked } from '../../../shared/site/page-data';
import { kfsCheck } from '../../../shared/site/routes';
import { Icon, type IconName } from '../../kit/icon';
import { LinkButton } from '../chrome/link-button';
import { OnCanvas } from '../chrome/on-canvas';
import { addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import css from './kfs-check.module.css';

const words = import.meta.words('siteKfsCheck');
const statement = import.meta.words('kfsDocument');

type Said = PageView<'kfs-check'>;
type Found = Extract<KfsChecked, { said: 'genuine' | 'changed' | 'unknown' }>;

const icons = { genuine: 'check', changed: 'close', unknown: 'help' } as const satisfies Record<
  Found['said'],
  IconName
>;

const textOf = (query: Said['query'], name: string): string => {
  const said = query?.[name];
  return typeof said === 'string' ? said : '';
};

/** Whether a statement is genuine: by its file, or by what is printed on it. Two forms, which need no script. */
export const page: Page<'kfs-check'> = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: (view) => {
    const { locale, data, query } = view;
    const said = words[locale];
    const action = addressOf(locale, kfsCheck);
    const refused = data && isRefused(data) ? said.refused[data.said] : null;
    return (
      <OnCanvas>
        <div className={css.within}>
          <div className={css.head}>
            <h1>{said.heading}</h1>
            <p>{said.lead}</p>
          </div>
          {data && !isRefused(data) && <Answer {...view} found={data} />}
          <div className={css.card}>
            {/* biome-ignore lint/correctness/noRestrictedElements: it leads to an address, and works without a script */}
            <form className={css.form} method="post" action={action} encType="multipart/form-data">
              <label className={css.drop}>
                <span className={css.label}>{said.file.label}</span>
                <input
                  type="file"
                  name={KFS_FILE_FIELD}
                  accept="application/pdf,.pdf"
                  required
                  aria-describedby={refused === null ? 'limits' : 'refused limits'}
                  aria-invalid={refused === null ? undefined : 'true'}
                />
                <small id="limits">{said.file.limits}</small>
              </label>
              {refused !== null && (
                <p id="refused" className={css.error} role="alert">
                  {refused}
                </p>
              )}
              <button className={css.submit} type="submit">
                {said.file.submit}
              </button>
            </form>
            <p className={css.or}>{said.or}</p>
            {/* biome-ignore lint/correctness/noRestrictedElements: it leads to an address, and works without a script */}
            <form className={css.form} method="get" action={action}>
              <Typed name="proposal" label={said.proposal} text={textOf(query, 'proposal')} capitals="characters" />
              <Typed name="fingerprint" label={said.fingerprint} text={textOf(query, 'fingerprint')} capitals="none" />
              <button className={css.second} type="submit">
                {said.submit}
              </button>
            </form>
          </div>
          {data === undefined && <Kinds {...view} />}
        </div>
      </OnCanvas>
    );
  },
};

const isRefused = (data: KfsChecked): data is Exclude<KfsChecked, Found> =>
  data.said === 'notPdf' || data.said === 'tooLarge' || data.said === 'noFile';

function Typed(props: { name: string; label: string; text: string; capitals: 'characters' | 'none' }): ReactNode {
  return (
    <label className={css.typed}>
      <span className={css.label}>{props.label}</span>
      <input
        name={props.name}
        defaultValue={props.text}
        required
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize={props.capitals}
      />
    </label>
  );
}

const Mark = ({ said }: Pick<Found, 'said'>): ReactNode => (
  <span className={css.mark} data-said={said} aria-hidden="true">
    <Icon name={icons[said]} size={20} />
  </span>
);

/** What the answer can be, before anything was asked. */
function Kinds({ locale }: Said): ReactNode {
  const said = words[locale];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul role="list" className={css.kinds} aria-label={said.answers}>
      {(['genuine', 'changed', 'unknown'] as const).map((each) => (
        <li key={each}>
          <Mark said={each} />
          <span>
            <b>{said[each].name}</b>
            <small>{said[each].short}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Answer({ locale, found }: Said & { readonly found: Found }): ReactNode {
  const { genuine, changed, unknown, report } = words[locale];
  return (
    <section className={css.answer} data-said={found.said} aria-labelledby="answer">
      <Mark said={found.said} />
      <div>
        <h2 id="answer">{words[locale][found.said].name}</h2>
        {found.said === 'genuine' && (
          <>
            <p>{genuine[found.by]}</p>
            <Rows
              rows={[
                [genuine.rows.number, found.number],
                [genuine.rows.lender, found.lenderName],
                [genuine.rows.madeAt, statement[locale].moment(found.issuedAtMs)],
              ]}
            />
            <small>{genuine.nothingMore}</small>
          </>
        )}
        {found.said === 'changed' && (
          <>
            <p>{changed.text}</p>
            <Rows rows={[[changed.row, found.number]]} />
            <p className={css.ways}>
              <LinkButton href={addressOf(locale, dashboard)}>{changed.way}</LinkButton>
              <LinkButton href={addressOf(locale, disputeContact)} kind="secondary">
                {report}
              </LinkButton>
            </p>
          </>
        )}
        {found.said === 'unknown' && (
          <>
            <p>{unknown[found.by]}</p>
            <p className={css.ways}>
              <LinkButton href={addressOf(locale, kfsCheck)}>{unknown.way}</LinkButton>
              <LinkButton href={addressOf(locale, disputeContact)} kind="secondary">
                {report}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const Rows = ({ rows }: { readonly rows: readonly (readonly [string, string])[] }): ReactNode => (
  <dl className={css.rows}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
