import { Fragment, type ReactNode } from 'react';

/** Text of a document as elements: paragraphs, lists, code and strong text. */
export function MarkdownText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((part) =>
    part.startsWith('- ') ? (
      <ul key={part}>
        {part.split(/\n(?=- )/).map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    ) : (
      <p key={part}>{inline(part)}</p>
    ),
  );
}

const inline = (text: string): ReactNode =>
  text.split(/(`[^`]*`)/).map((piece, place) =>
    piece.startsWith('`') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are one text, redrawn as a whole
      <code key={place}>{piece.slice(1, -1)}</code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are one text, redrawn as a whole
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
