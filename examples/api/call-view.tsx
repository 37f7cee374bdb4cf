import type { ApiDocument, Call, Schema } from './api-document';
import css from './api-page.module.css';
import { FieldTable, Type } from './field-table';
import { MarkdownText } from './markdown-text';
import { dataOf, fieldsOf } from './schema-text';

/** One call: description, request, response, and an example of both. */
export function CallView({ call, document }: { call: Call; document: ApiDocument }) {
  const resolved = (schema: Schema): Schema => {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
    return (name !== undefined && document.components.schemas[name]) || schema;
  };
  const body = call.requestBody?.content['application/json'];
  const answer = call.responses['200']?.content?.['application/json'];
  const data = answer && dataOf(answer.schema);
  const description = call.description.replace(`${call.summary}.`, '').trim();
  const proofs = call.security.map((names) => Object.keys(names).join(' + ') || 'nothing');
  const otherStatuses = Object.entries(call.responses).filter(([status]) => status !== '200');
  return (
    <section id={call.operationId} className={css.call} aria-labelledby={`${call.operationId}-title`}>
      <h3 id={`${call.operationId}-title`}>{call.summary}</h3>
      <p className={css.address}>
        <b>{call.method}</b> <code>{call.path ?? 'the merchant’s webhookUrl'}</code>
      </p>
      {description !== '' && <MarkdownText text={description} />}
      {proofs.length > 0 && <p className={css.proof}>Proves itself with {proofs.join(', or ')}.</p>}
      <FieldTable
        about="Headers, address and query"
        fields={call.parameters.map(({ name, schema, required, description, ...parameter }) => ({
          name,
          schema,
          isRequired: required,
          description: `${description}${parameter.in === 'header' ? ' Header.' : ''}`,
        }))}
      />
      {body && <FieldTable about="Body" fields={fieldsOf(resolved(body.schema))} />}
      {body?.example !== undefined && <Sample about="Example of the body" value={body.example} />}
      {data && <FieldTable about="Answer (data)" fields={fieldsOf(resolved(data))} />}
      {data && fieldsOf(resolved(data)).length === 0 && (
        <p>
          Answers <Type schema={data} />
        </p>
      )}
      {answer && <Sample about="Example of an answer" value={answer.example ?? answer.examples?.success?.value} />}
      {otherStatuses.length > 0 && (
        <details>
          <summary>Other statuses</summary>
          <dl className={css.fields}>
            {otherStatuses.map(([status, { description }]) => (
              <div key={status} className={css.field}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function Sample({ about, value }: { about: string; value: unknown }) {
  if (value === undefined || value === null) return null;
  return (
    <details>
      <summary>{about}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
