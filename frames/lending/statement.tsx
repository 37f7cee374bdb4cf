import type { ReactNode } from 'react';
import type { Kfs } from '../../shared/api/kfs';
import { formatPaise } from '../../shared/format/number';
import { Heading } from '../kit/heading';
import { KeyValue } from '../kit/key-value';
import { NewTabLink } from '../kit/new-tab-link';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import css from './statement.module.css';
import { chargePairs, costPairs, detailPairs, feePairs } from './statement-pairs';
import { StatementSchedule } from './statement-schedule';
import type { DueWords, StatementWords } from './words';

interface StatementProps {
  readonly kfs: Kfs;
  /** Page to print or save, and the visually hidden suffix of its link; null = none. */
  readonly print: { readonly url: string; readonly newWindow: string } | null;
  readonly words: StatementWords;
  readonly due: DueWords;
}

/** Everything that the statement says: first the two figures to compare by, then the sums, the instalments, the rest. */
export function Statement({ kfs, print, words, due }: StatementProps): ReactNode {
  const fees = feePairs(kfs, words);
  const charges = chargePairs(kfs);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <dl className={css.figures}>
          <div>
            <dt>{words.apr}</dt>
            <dd>
              <span className="num">{(kfs.aprBps / 100).toFixed(2)}%</span>
            </dd>
          </div>
          <div>
            <dt>{words.totalPayable}</dt>
            <dd>
              <span className="num">{formatPaise(kfs.totalPayablePaise)}</span>
            </dd>
          </div>
        </dl>
        <KeyValue pairs={costPairs(kfs, words, due)} />
      </Stack>
      <StatementSchedule kfs={kfs} words={words} due={due} />
      {fees.length > 0 && (
        <Part title={words.fees}>
          <KeyValue pairs={fees} />
        </Part>
      )}
      {charges.length > 0 && (
        <Part title={words.charges}>
          <KeyValue pairs={charges} />
        </Part>
      )}
      <Part title={words.more}>
        <KeyValue pairs={detailPairs(kfs, words, due)} />
      </Part>
      {kfs.lenderFacts && (
        <Part title={words.lender}>
          <KeyValue pairs={kfs.lenderFacts.map((fact) => ({ ...fact, wraps: true }))} />
        </Part>
      )}
      <Part title={words.rights}>
        <Stack gap={3}>
          <Text size={14}>{kfs.coolingOff}</Text>
          {kfs.refundClause !== undefined && <Clause title={words.refund}>{kfs.refundClause}</Clause>}
          <Clause title={words.recovery}>{kfs.recoveryClause}</Clause>
          <Clause title={words.transfer}>{kfs.transferClause}</Clause>
          <Clause title={words.grievance}>{contactOf(kfs.grievanceOfficer)}</Clause>
          {kfs.providerOfficer && <Clause title={words.ourGrievance}>{contactOf(kfs.providerOfficer)}</Clause>}
        </Stack>
      </Part>
      {print !== null && (
        <p className={css.download}>
          <NewTabLink href={print.url} hiddenSuffix={print.newWindow}>
            {words.download}
          </NewTabLink>
        </p>
      )}
    </Stack>
  );
}

const contactOf = ({ name, phone, email }: Kfs['grievanceOfficer']): string => `${name}, ${phone}, ${email}`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={2}>
      <Heading level={2} size="3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Clause({ title, children }: { readonly title: string; readonly children: string }): ReactNode {
  return (
    <div>
      <Heading level={3} size="section">
        {title}
      </Heading>
      <Text size={14}>{children}</Text>
    </div>
  );
}
