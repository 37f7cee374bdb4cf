import { type ReactNode, useState } from 'react';
import { brand } from '../../shared/brand';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { dayInIndia } from '../../shared/rules/india-days';
import { Button } from '../kit/button';
import * as icons from '../kit/icons';
import { Panel } from '../kit/layout/panel';
import { useScopedId } from '../kit/scoped-id';
import { Stack } from '../kit/stack';
import { saveText } from '../platform/files/save-text';
import { loadChunk } from '../platform/lazy/load-chunk';
import css from './own-data.module.css';
import type { PersonalData } from './personal-data';
import { heldMessages } from './personal-data.messages';

const kinds = ['readable', 'json'] as const;

interface TakeAlongProps {
  readonly page: Window & typeof globalThis;
  readonly held: PersonalData;
  readonly locale: Locale;
}

/** Makes one file of all that is held: one to read, or one for a program. It is made in the browser and goes nowhere. */
export function TakeAlong({ page, held, locale }: TakeAlongProps): ReactNode {
  const t = messagesIn(locale, heldMessages).take;
  const group = useScopedId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('readable');
  const [made, setMade] = useState<
    { readonly step: 'none' | 'failed' } | { readonly step: 'made'; readonly name: string }
  >({ step: 'none' });
  const make = (): void => {
    const name = `${brand.product}-${dayInIndia(held.madeAtMs)}.${kind === 'json' ? 'json' : 'html'}`;
    const save = (text: string, type: string): void => {
      saveText(page.document, name, text, type);
      setMade({ step: 'made', name });
    };
    if (kind === 'json') save(JSON.stringify(held, null, 2), 'application/json');
    // Most look and take nothing along.
    else
      loadChunk(() => import('./readable-file')).then(
        ({ readableFile }) => save(readableFile(held, locale), 'text/html'),
        () => setMade({ step: 'failed' }),
      );
  };
  return (
    <Panel as="section" className={css.card} aria-labelledby={`${group}-heading`}>
      <h2 id={`${group}-heading`}>{t.heading}</h2>
      <p>{t.text}</p>
      <Stack as="fieldset" gap={2} steady className={css.choice}>
        <legend className="visually-hidden">{t.choice}</legend>
        {kinds.map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === kind} onChange={() => setKind(each)} />
            <span>
              {t[each].title}
              <small>{t[each].text}</small>
            </span>
          </label>
        ))}
      </Stack>
      <Button icon={icons.save} onClick={make}>
        {t.make}
      </Button>
      <p role="status">
        {made.step === 'made' && t.made(made.name)}
        {made.step === 'failed' && t.failed}
      </p>
    </Panel>
  );
}
