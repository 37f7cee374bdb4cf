import type { Schema } from './api-document';
import css from './api-page.module.css';
import { MarkdownText } from './markdown-text';
import { type Field, typeOf } from './schema-text';

/** A type, with a link to each schema that it names. */
export function Type({ schema }: { schema: Schema }) {
  return (
    <span className={css.type}>
      {typeOf(schema).map(({ kind, text }, place) =>
        kind === 'schema' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are one text, redrawn as a whole
          <a key={place} href={`#${text}`}>
            {text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are one text, redrawn as a whole
          <span key={place}>{text}</span>
        ),
      )}
    </span>
  );
}

/** Fields with their types. `about`: name of the object that has the fields. */
export function FieldTable({ about, fields }: { about: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{about}</h4>
      <dl className={css.fields}>
        {fields.map(({ name, schema, isRequired, description }) => (
          <div key={name} className={css.field}>
            <dt>
              <code>{name}</code>
              {!isRequired && <span className={css.optional}>optional</span>}
            </dt>
            <dd>
              <Type schema={schema} />
              {description !== '' && <MarkdownText text={description} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
