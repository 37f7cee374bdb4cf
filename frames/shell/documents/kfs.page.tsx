import type { ReactElement } from 'react';
import { type KfsDocument, kfsDocument, type Line } from '../../../shared/kfs/kfs-document';
import type { DocumentPage } from './document-page';
import sheet from './kfs.css?inline';
import { numberedPages } from './numbered-pages';

/** A Key Facts Statement to read and print. */
export const page: DocumentPage<'kfs'> = {
  title: ({ kfs }) => kfsDocument(kfs).footer,
  style: ({ kfs }) => {
    const { footer, pageOf } = kfsDocument(kfs);
    return sheet + numberedPages(footer, pageOf);
  },
  body: ({ kfs, verifyUrl, verifyAt, fileUrl }) => {
    const document = kfsDocument(kfs);
    const { heading, summary, lender, head, figures, parts, rights, company, schedule, fingerprint } = document;
    return (
      <main>
        <header>
          <div>
            <h1>{heading}</h1>
            <p>{summary}</p>
          </div>
          <div className="lender">
            <div>
              <b>{lender.name}</b>
              <p>{lender.role}</p>
            </div>
            <span className="tile" aria-hidden="true">
              {lender.monogram}
            </span>
          </div>
        </header>
        <Head lines={head} />
        <Figures lines={figures} />
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <Lines lines={lines} />
          </section>
        ))}
        {[rights, ...(company ? [company] : [])].map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl className="rights">
              {lines.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <Schedule {...schedule} />
        </section>
        <section className="check">
          <p>
            <b>{fingerprint.title}</b>
          </p>
          <p>
            <code lang="en">{fingerprint.hash}</code>
          </p>
          <p>
            {fingerprint.before} <a href={verifyUrl}>{verifyAt}</a> {fingerprint.after}
          </p>
        </section>
        <a className="file" href={fileUrl}>
          {document.download}
        </a>
        <footer>{document.footer}</footer>
      </main>
    );
  },
};

type Lined = { readonly lines: readonly Line[] };

const Note = ({ note }: Line): ReactElement | null => (note === undefined ? null : <small>{note}</small>);

const Head = ({ lines }: Lined): ReactElement => (
  <dl className="head">
    {lines.map(({ name, value }, index) => (
      // Names of shop and arranger need the whole width of a phone.
      <div key={name} className={index % 3 === 2 ? 'wide' : undefined}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

const Figures = ({ lines }: Lined): ReactElement => (
  <dl className="figures">
    {lines.map((line) => (
      <div key={line.name}>
        <dt>{line.name}</dt>
        <dd>
          {line.value}
          <Note {...line} />
        </dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ lines }: Lined): ReactElement => (
  <table className="lines">
    <tbody>
      {lines.map((line) => (
        <tr key={line.name} className={line.isSum ? 'sum' : undefined}>
          <th scope="row">{line.name}</th>
          <td>
            {line.value}
            <Note {...line} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Schedule({ title, heads, rows, sums, total }: KfsDocument['schedule']): ReactElement {
  const cells = (row: readonly string[]): ReactElement => (
    <tr key={row[0]}>
      {row.map((cell, column) => (
        <td key={heads[column]}>{cell}</td>
      ))}
    </tr>
  );
  return (
    <>
      <h2 id="schedule">{title}</h2>
      <table className="schedule" aria-labelledby="schedule">
        <thead>
          <tr>
            {heads.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(cells)}</tbody>
        <tfoot>
          {cells(sums)}
          <tr>
            <td />
            <td className="total" colSpan={3}>
              {total.name}
            </td>
            <td colSpan={2}>{total.value}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
