import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import css from './prose.module.css';

interface ProseProps {
  /** By the name to which `#…` leads. */
  readonly sections: Readonly<Record<string, { readonly title: string; readonly paragraphs: readonly string[] }>>;
  /** Whether the first paragraph of all is larger than the others. */
  readonly hasLead?: boolean;
  /** What stands behind the paragraphs of a section; null where nothing does. */
  readonly after?: (id: string) => ReactNode;
}

/** A text in sections, in the order in which they are read. */
export function Prose({ sections, hasLead = false, after = () => null }: ProseProps): ReactNode {
  return (
    <article className={css.prose} data-lead={hasLead ? '' : undefined}>
      {Object.entries(sections).map(([id, { title, paragraphs }]) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          {paragraphs.map((each) => (
            <p key={each}>
              <MoneyText>{each}</MoneyText>
            </p>
          ))}
          {after(id)}
        </section>
      ))}
    </article>
  );
}
