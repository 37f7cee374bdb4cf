import { useCallback, useEffect } from 'react';
import { HubHeader } from '../hub/hub-header';
import { useAnswer } from '../look/use-answer';
import { type ApiDocument, callsOf, fetchApiDocument } from './api-document';
import css from './api-page.module.css';
import { CallView } from './call-view';
import { FieldTable } from './field-table';
import { MarkdownText } from './markdown-text';
import { fieldsOf } from './schema-text';

/** Documents of the provider, by the address query (`?of=frames`). */
const files = { merchants: 'openapi.json', frames: 'openapi-frames.json' } as const;

/** Renders the provider's OpenAPI document. */
export function ApiPage({ providerOrigin }: { providerOrigin: string }) {
  const audience = new URLSearchParams(location.search).get('of') === 'frames' ? 'frames' : 'merchants';
  const address = `${providerOrigin}/${files[audience]}`;
  const [state, again] = useAnswer(useCallback((signal: AbortSignal) => fetchApiDocument(address, signal), [address]));
  const isReady = state.step === 'ready';
  // The element of the address fragment exists only after the document has loaded.
  useEffect(() => {
    if (isReady && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);
  return (
    <>
      <HubHeader current="api" />
      <div className="columns">
        <nav className={`shelf ${css.shelf}`} aria-label="Calls">
          {isReady && <Shelf document={state.value} />}
        </nav>
        <main className={`text ${css.text}`}>
          {state.step === 'loading' && <p role="status">Asking the provider for its document…</p>}
          {state.step === 'failed' && (
            <div role="alert">
              <p>The provider did not answer, so its API is not known here.</p>
              <button type="button" className={css.again} onClick={again}>
                Try again
              </button>
            </div>
          )}
          {isReady && (
            <>
              <h1>{state.value.info.title}</h1>
              <MarkdownText text={state.value.info.description} />
              <p>
                <a href={address}>The document itself</a>
                {' · '}
                {audience === 'merchants' ? (
                  <a href="/api?of=frames">What our frames call</a>
                ) : (
                  <a href="/api">What merchants call</a>
                )}
              </p>
              <Whole document={state.value} />
            </>
          )}
        </main>
      </div>
    </>
  );
}

const Shelf = ({ document }: { document: ApiDocument }) =>
  document.tags.map(({ name }) => (
    <div key={name}>
      <h2 className={css.group}>{name}</h2>
      {callsOf(document, name).map(({ operationId, summary }) => (
        <a key={operationId} href={`#${operationId}`}>
          {summary}
        </a>
      ))}
    </div>
  ));

function Whole({ document }: { document: ApiDocument }) {
  const { schemas, securitySchemes } = document.components;
  return (
    <>
      <dl className={css.fields}>
        {Object.entries(securitySchemes).map(([name, { description }]) => (
          <div key={name} className={css.field}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <MarkdownText text={description} />
            </dd>
          </div>
        ))}
      </dl>
      {document.tags.map(({ name, description }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{description}</p>
          {callsOf(document, name).map((call) => (
            <CallView key={call.operationId} call={call} document={document} />
          ))}
        </section>
      ))}
      <h2>Schemas</h2>
      {Object.entries(schemas)
        .filter(([, schema]) => fieldsOf(schema).length > 0)
        .map(([name, schema]) => (
          <section key={name} id={name} className={css.call}>
            <h3>{name}</h3>
            <FieldTable about="Fields" fields={fieldsOf(schema)} />
          </section>
        ))}
    </>
  );
}
