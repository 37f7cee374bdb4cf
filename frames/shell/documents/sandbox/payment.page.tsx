import type { ReactElement } from 'react';
import type { Kfs } from '../../../../shared/api/kfs';
import { formatPaise } from '../../../../shared/format/number';
import { kfsDocument, type Line } from '../../../../shared/kfs/kfs-document';
import type { DocumentPage } from '../document-page';
import { BackLink, LenderCard } from './lender-card';

/** Approves or declines a payment at a simulated lender, with the Key Facts Statement if the checkout shows none. */
export const page: DocumentPage<'sandbox-payment'> = {
  title: ({ lenderName }) => lenderName,
  body: (view) => {
    const { lenderName, merchantName } = view;
    if (view.isDecided)
      return (
        <LenderCard name={lenderName}>
          <p>This payment has been decided.</p>
          <BackLink href={view.returnUrl}>Back to {merchantName}</BackLink>
        </LenderCard>
      );
    const { kfs, amountPaise, maskedMobile, approveAction, declineAction } = view;
    return (
      <LenderCard name={lenderName}>
        <p>
          {merchantName} asks for <strong>{formatPaise(amountPaise)}</strong> from the credit line of{' '}
          <bdi>+91 {maskedMobile}</bdi>.
        </p>
        {kfs && <Statement kfs={kfs} />}
        <form method="post" action={approveAction}>
          {kfs && (
            <>
              <input type="hidden" name="statement" value={kfs.contentHash} />
              <label>
                <input type="checkbox" name="isAgreed" value="yes" required /> I have read the Key Facts Statement and
                agree to borrow {formatPaise(kfs.loanAmountPaise)} from {lenderName}.
              </label>
            </>
          )}
          <button type="submit" className="p">
            Approve
          </button>
        </form>
        <form method="post" action={declineAction}>
          <button type="submit">Decline</button>
        </form>
      </LenderCard>
    );
  },
};

function Statement({ kfs }: { readonly kfs: Kfs }): ReactElement {
  const { heading, head, figures, parts, rights, company, schedule } = kfsDocument(kfs);
  return (
    <>
      <h2>{heading}</h2>
      <Lines lines={head} />
      <Lines lines={figures} />
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Lines lines={lines} />
        </section>
      ))}
      {[rights, ...(company ? [company] : [])].map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map(({ name, value }) => (
            <p key={name}>
              <b>{name}</b>
              <br />
              {value}
            </p>
          ))}
        </section>
      ))}
      <h2>{schedule.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <section className="wide" tabIndex={0} aria-label={schedule.title}>
        <table className="dense">
          <thead>
            <tr>
              {schedule.heads.map((each) => (
                <th key={each} scope="col" className="n">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedule.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  <td key={schedule.heads[column]} className="n">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly Line[] }): ReactElement => (
  <table>
    <tbody>
      {lines.map(({ name, value, note }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="n">
            {value}
            {note !== undefined && (
              <>
                <br />
                <span className="fine">{note}</span>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
