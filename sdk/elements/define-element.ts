import type { Schema, ValidationIssue } from '../../shared/bridge';
import type { KadamErrorInfo } from '../types/kadam.mjs';
import type { Attributes } from './attributes';
import { elementError, faultOf } from './element-error';

export interface ElementBody<Given> {
  show(given: Given): void;
  clear(): void;
}

export interface BodyHost<EventName extends string = string> {
  readonly element: HTMLElement;
  /** Dispatches a CustomEvent; false if a listener has called `preventDefault`. */
  emit(name: EventName, detail: unknown): boolean;
  /** Dispatches `error`: an SDK error unchanged, any other value as the cause of `code`. */
  fail(code: Parameters<typeof elementError>[0], thrown: unknown): void;
  refresh(): void;
}

type Fields = Readonly<Record<string, Schema<unknown>>>;

function attributesOf(element: Element, fields: Fields): { said: object } | { issue: KadamErrorInfo } {
  const said: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    try {
      said[name] = schema(element.getAttribute(name) ?? undefined, name);
    } catch (issue) {
      // SAFETY: schemas throw only issues.
      return { issue: elementError('OPTIONS_INVALID', issue as ValidationIssue, name) };
    }
  }
  return { said };
}

/** Defines a custom element that follows its attributes; does nothing if the name is defined. Changes are rendered once, in
 *  the next microtask: frameworks set attributes one by one, and a moved element leaves the document for a moment. */
export function defineElement<const Own extends Fields>(
  name: string,
  fields: Own,
  bodyOf: (host: BodyHost) => ElementBody<Attributes<Own>>,
): void {
  if (customElements.get(name)) return;

  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = Object.keys(fields);
      #isDue = false;
      readonly #host: BodyHost = {
        element: this,
        emit: (event, detail) => this.dispatchEvent(new CustomEvent(event, { detail, cancelable: true })),
        fail: (code, thrown) => void this.#host.emit('error', faultOf(code, thrown)),
        refresh: () => this.connectedCallback(),
      };
      readonly #body = bodyOf(this.#host);

      connectedCallback(): void {
        if (this.#isDue) return;
        this.#isDue = true;
        queueMicrotask(() => {
          this.#isDue = false;
          this.#settle();
        });
      }
      disconnectedCallback(): void {
        this.connectedCallback();
      }
      attributeChangedCallback(): void {
        this.connectedCallback();
      }
      /** Without this callback `moveBefore` would count as a removal. */
      connectedMoveCallback(): void {}

      #settle(): void {
        const read = this.isConnected && attributesOf(this, fields);
        if (read && 'said' in read) {
          // SAFETY: each attribute has passed its schema.
          this.#body.show(read.said as Attributes<Own>);
        } else {
          this.#body.clear();
          if (read) this.#host.emit('error', read.issue);
        }
      }
    },
  );
}
