import type { Schema, ValidationIssue } from '../../shared/bridge';
import type { KadamErrorInfo } from '../types/kadam.mjs';
import type { Attributes } from './attributes';
import { elementError, faultOf } from './element-error';

/** What an element does with what its attributes say. */
export interface ElementBody<Given> {
  /** Shows it; called again whenever something may have changed, and only while the element is in the document. */
  show(given: Given): void;
  /** Takes everything away. Called for an element that has left the document, or whose attributes are wrong. */
  clear(): void;
}

/** What a body has of its element. */
export interface BodyHost<EventName extends string = string> {
  readonly element: HTMLElement;
  /** Dispatches a CustomEvent; false where a listener has prevented what follows by itself. */
  emit(name: EventName, detail: unknown): boolean;
  /** Tells an `error`: what was thrown where that is the SDK's, else `code` with it as the cause. */
  fail(code: Parameters<typeof elementError>[0], thrown: unknown): void;
  /** Calls `show` once more. */
  refresh(): void;
}

type Fields = Readonly<Record<string, Schema<unknown>>>;

/** What the attributes of an element say, or the issue of the first that is missing or wrong. */
function attributesOf(element: Element, fields: Fields): { said: object } | { issue: KadamErrorInfo } {
  const said: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    try {
      said[name] = schema(element.getAttribute(name) ?? undefined, name);
    } catch (issue) {
      // SAFETY: a schema throws nothing else.
      return { issue: elementError('OPTIONS_INVALID', issue as ValidationIssue, name) };
    }
  }
  return { said };
}

/** A custom element that follows its attributes. What changes in one turn is shown once, in the microtask after it: a
 *  framework sets attributes one by one, and an element that is moved leaves the document and is back at once. Defining
 *  a name twice changes nothing. */
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
      /** `moveBefore` keeps a frame alive; without this callback it would be a removal. */
      connectedMoveCallback(): void {}

      #settle(): void {
        const read = this.isConnected && attributesOf(this, fields);
        if (read && 'said' in read) {
          // SAFETY: each attribute went through its schema.
          this.#body.show(read.said as Attributes<Own>);
        } else {
          this.#body.clear();
          if (read) this.#host.emit('error', read.issue);
        }
      }
    },
  );
}
