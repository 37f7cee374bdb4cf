import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { Heading } from '../../kit/heading';
import { KeyValue } from '../../kit/key-value';
import { NewTabLink } from '../../kit/new-tab-link';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { Kfs } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { Messages } from '../messages/messages';
import { chargePairs, costPairs, detailPairs, feePairs } from './kfs-pairs';
import { KfsSchedule } from './kfs-schedule';
import css from './kfs-statement.module.css';

export interface KfsStatementProps {
  readonly kfs: Kfs;
  /** A page to print or save; null = none. */
  readonly printUrl: string | null;
  readonly messages: Messages;
}

/** Everything that the statement says: first the two figures to compare by, then the sums, the instalments, the rest. */
export function KfsStatement({ kfs, printUrl, messages }: KfsStatementProps): ReactNode {
  const { kfs: words } = lateWords(messages);
  const fees = feePairs(kfs, words);
  const charges = chargePairs(kfs);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <dl className={css.figures}>
          <div>
            <dt>{words.apr}</dt>
            <dd className="num">{(kfs.aprBps / 100).toFixed(2)}%</dd>
          </div>
          <div>
            <dt>{words.cost}</dt>
            <dd className="num">{formatPaise(kfs.costOfLoanPaise)}</dd>
          </div>
        </dl>
        <KeyValue pairs={costPairs(kfs, words, messages.money)} />
      </Stack>
      <KfsSchedule kfs={kfs} messages={messages} />
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
        <KeyValue pairs={detailPairs(kfs, words, messages.money)} />
      </Part>
      <Part title={words.rights}>
        <Stack gap={3}>
          <Text size={14}>{words.coolingOffRight(kfs.coolingOffDays)}</Text>
          <Clause title={words.recovery}>{kfs.recoveryClause}</Clause>
          <Clause title={words.transfer}>{kfs.transferClause}</Clause>
          <Clause title={words.grievance}>
            {`${kfs.grievanceOfficer.name}, ${kfs.grievanceOfficer.phone}, ${kfs.grievanceOfficer.email}`}
          </Clause>
        </Stack>
      </Part>
      {printUrl !== null && (
        <p className={css.download}>
          <NewTabLink href={printUrl} spoken={messages.common.newWindow}>
            {words.download}
          </NewTabLink>
        </p>
      )}
    </Stack>
  );
}

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
