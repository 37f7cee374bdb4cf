import type { ReactNode } from 'react';
import { kfsMessages } from '../../../shared/kfs/messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { disputeContact } from '../../../shared/site/dispute-rows';
import { dashboard } from '../../../shared/site/history-rows';
import { KFS_FILE_FIELD, KFS_FORM, kfsReadFields } from '../../../shared/site/kfs-file-field';
import type { KfsChecked } from '../../../shared/site/page-data';
import { kfsCheck } from '../../../shared/site/routes';
import action from '../../kit/action.module.css';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { LinkButton } from '../chrome/link-button';
import { OnCanvas } from '../chrome/on-canvas';
import { KFS_FAULT, KFS_READ_HERE } from '../client/kfs-check-ids';
import { addressOf } from '../navigation';
import type { Page, PageView } from '../page';
import { kfsCheckMessages } from './kfs-check.messages';
import css from './kfs-check.module.css';

type Said = PageView<'kfs-check'>;
type Found = Extract<KfsChecked, { said: 'genuine' | 'changed' | 'unknown' }>;

const iconOf = { genuine: icons.check, changed: icons.close, unknown: icons.help } as const satisfies Record<
  Found['said'],
  IconPath
>;

const textOf = (query: Said['query'], name: string): string => {
  const said = query?.[name];
  return typeof said === 'string' ? said : '';
};

/** Verifies a statement by its file or its printed fingerprint, without a script. With one the file stays in the browser. */
export const page: Page<'kfs-check'> = {
  title: ({ locale }) => messagesIn(locale, kfsCheckMessages).title,
  description: ({ locale }) => messagesIn(locale, kfsCheckMessages).description,
  Body: (view) => {
    const { locale, data, query } = view;
    const said = messagesIn(locale, kfsCheckMessages);
    return (
      <OnCanvas>
        <div className={css.within}>
          <div className={css.head}>
            <h1>{said.heading}</h1>
            <p>{said.lead}</p>
          </div>
          {data && !isRefused(data) && <Answer {...view} found={data} />}
          {/* biome-ignore lint/correctness/noRestrictedElements: navigates to an address, and works without a script */}
          <form
            id={KFS_FORM}
            className={css.card}
            method="post"
            action={addressOf(locale, kfsCheck)}
            encType="multipart/form-data"
          >
            <label className={css.field}>
              <span className={css.label}>{said.fingerprint.label}</span>
              <input
                className={css.typed}
                name="fingerprint"
                defaultValue={textOf(query, 'fingerprint')}
                placeholder={said.fingerprint.placeholder}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                autoCapitalize="none"
              />
            </label>
            <p className={css.or}>{said.or}</p>
            <FileField {...view} fault={data && isRefused(data) ? data.said : null} />
            {Object.values(kfsReadFields).map((name) => (
              <input key={name} type="hidden" name={name} defaultValue="" />
            ))}
            <button className={`${action.action} ${css.submit}`} type="submit">
              {said.submit}
            </button>
          </form>
          {data === undefined && <Kinds {...view} />}
        </div>
      </OnCanvas>
    );
  },
};

/** `fault`: reason why a file was not compared. */
function FileField({ locale, fault }: Said & { readonly fault: keyof typeof faults | null }): ReactNode {
  const { file, refused } = messagesIn(locale, kfsCheckMessages);
  return (
    <div className={css.field}>
      <label className={css.field}>
        <span className={css.label}>{file.label}</span>
        <input
          className={css.drop}
          type="file"
          name={KFS_FILE_FIELD}
          accept="application/pdf,.pdf"
          aria-describedby={`${KFS_FAULT} limits`}
          aria-invalid={fault === null ? undefined : 'true'}
        />
      </label>
      <p
        id={KFS_FAULT}
        className={css.error}
        role="alert"
        data-no-file={refused.noFile}
        data-too-large={refused.tooLarge}
        data-not-pdf={refused.notPdf}
      >
        {fault && refused[fault]}
      </p>
      <small id="limits">
        {file.limits}{' '}
        <span id={KFS_READ_HERE} className={css.here}>
          {file.readHere}
        </span>
      </small>
    </div>
  );
}

const faults = { noFile: true, tooLarge: true, notPdf: true } as const;
const isRefused = (data: KfsChecked): data is Exclude<KfsChecked, Found> => Object.hasOwn(faults, data.said);

const Mark = ({ said }: Pick<Found, 'said'>): ReactNode => (
  <span className={css.mark} data-said={said} aria-hidden="true">
    <Icon path={iconOf[said]} size={20} />
  </span>
);

/** Possible results, before a check. */
function Kinds({ locale }: Said): ReactNode {
  const said = messagesIn(locale, kfsCheckMessages);
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
  const { genuine, changed, unknown, report } = messagesIn(locale, kfsCheckMessages);
  return (
    <section className={css.answer} data-said={found.said} aria-labelledby="answer">
      <Mark said={found.said} />
      <div>
        <h2 id="answer">{messagesIn(locale, kfsCheckMessages)[found.said].name}</h2>
        {found.said === 'genuine' && (
          <>
            <p>{genuine[found.by]}</p>
            <Rows
              rows={[
                [genuine.rows.number, found.number],
                [genuine.rows.lender, found.lenderName],
                [genuine.rows.madeAt, messagesIn(locale, kfsMessages).moment(found.issuedAtMs)],
              ]}
            />
            <small>{genuine.nothingMore}</small>
          </>
        )}
        {found.said === 'changed' && (
          <>
            <p>{changed.text}</p>
            <Rows rows={[[changed.row, found.number]]} />
            <p className={css.actions}>
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
            <p className={css.actions}>
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
