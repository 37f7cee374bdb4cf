import type { ReactNode } from 'react';
import type { KfsDocument, Line } from '../../shared/kfs/kfs-document';
import type { Texts } from '../../shared/messages/define-messages';
import { Heading } from '../kit/heading';
import { KeyValue, type Pair } from '../kit/key-value';
import { NewTabLink } from '../kit/new-tab-link';
import { Stack } from '../kit/stack';
import type { statementMessages } from './statement.messages';
import css from './statement.module.css';
import { StatementSchedule } from './statement-schedule';

interface StatementProps {
  readonly document: KfsDocument;
  /** Page to print or save, and the visually hidden suffix of its link; null = none. */
  readonly print: { readonly url: string; readonly newWindow: string } | null;
  readonly texts: Texts<typeof statementMessages>;
}

/** The whole statement: the figures and the late charge first, its parts in their order, whose it is at the end. */
export function Statement({ document, print, texts }: StatementProps): ReactNode {
  const { figures, lateCharge, parts, rights, company, schedule, head, fingerprint } = document;
  const [apr, total, ...otherFigures] = figures;
  const [costs, ...otherParts] = parts;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <dl className={css.figures}>
          {[apr, total].map(
            (line) =>
              line && (
                <div key={line.name}>
                  <dt>{line.name}</dt>
                  <dd>
                    <span className="num">{line.value}</span>
                  </dd>
                  {line.note !== undefined && <dd className={css.note}>{line.note}</dd>}
                </div>
              ),
          )}
        </dl>
        <KeyValue pairs={[...otherFigures.map(figure), ...(lateCharge ? [text(lateCharge)] : [])]} />
      </Stack>
      {costs && (
        <Part title={costs.title}>
          <KeyValue pairs={costs.lines.map(figure)} />
        </Part>
      )}
      {[...otherParts, rights, ...(company ? [company] : [])].map(({ title, lines }) => (
        <Part key={title} title={title}>
          <KeyValue pairs={lines.map(text)} />
        </Part>
      ))}
      <StatementSchedule schedule={schedule} texts={texts} />
      <Part title={texts.more}>
        <KeyValue pairs={[...head, { name: fingerprint.title, value: fingerprint.hash }].map(text)} />
      </Part>
      {print !== null && (
        <p className={css.download}>
          <NewTabLink href={print.url} hiddenSuffix={print.newWindow}>
            {texts.download}
          </NewTabLink>
        </p>
      )}
    </Stack>
  );
}

const figure = ({ name, value, note, isSum = false }: Line): Pair => ({ name, value, note, strong: isSum });
const text = ({ name, value, note }: Line): Pair => ({ name, value, note, wraps: true });

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
