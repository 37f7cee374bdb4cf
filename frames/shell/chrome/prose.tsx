import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import css from './prose.module.css';

interface ProseProps {
  /** By the name of the section's fragment (`#…`). */
  readonly sections: Readonly<Record<string, { readonly title: string; readonly paragraphs: readonly string[] }>>;
  /** True if the first paragraph is larger. */
  readonly hasLead?: boolean;
  /** Content after the paragraphs of a section, or null. */
  readonly after?: (id: string) => ReactNode;
}

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
