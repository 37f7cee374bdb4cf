import type { ReactElement } from 'react';
import type { DocumentId, DocumentView } from '../../../shared/site/documents';

/** Exported as `page`. */
export interface DocumentPage<Id extends DocumentId> {
  readonly title: (view: DocumentView<Id>) => string;
  readonly body: (view: DocumentView<Id>) => ReactElement;
  /** Replaces `document.css`. */
  readonly style?: (view: DocumentView<Id>) => string;
}
