import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { NoWrapText } from './no-wrap-text';
import css from './questions.module.css';

interface Asked {
  /** Fragment (`#…`); the browser opens the answer. */
  readonly id: string;
  readonly question: string;
  /** The question is a name and not translated. */
  readonly isName?: boolean;
  /** Paragraphs, or a node. */
  readonly answer: readonly string[] | ReactNode;
  readonly isOpen?: boolean;
}

const isText = (answer: Asked['answer']): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'string');

/** Questions with collapsible answers, without a script. Several can be open. */
export function Questions({ asked }: { readonly asked: readonly Asked[] }): ReactNode {
  return (
    <div className={css.questions}>
      {asked.map(({ id, question, isName = false, answer, isOpen = false }) => (
        <details key={id} open={isOpen}>
          <summary>
            <h3 translate={isName ? 'no' : undefined}>{question}</h3>
            <Icon path={icons.down} size={20} />
          </summary>
          <div id={id} className={css.answer}>
            {isText(answer)
              ? answer.map((each) => (
                  <p key={each}>
                    <NoWrapText text={each} />
                  </p>
                ))
              : answer}
          </div>
        </details>
      ))}
    </div>
  );
}
