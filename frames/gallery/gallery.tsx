import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from './exhibit';
import css from './gallery.module.css';
import type { Stage } from './stage';
import type { ThemeName } from './themes';

const widthsPx = [320, 360, 414, 768, 1_440] as const;

interface Choice {
  readonly name: string;
  readonly locale: Locale;
  readonly theme: ThemeName;
  readonly widthPx: number;
}

const hashOf = (choice: Choice): string => `#${new URLSearchParams({ ...choice, widthPx: String(choice.widthPx) })}`;

/** What the address names, as far as there is such a thing. */
function choiceOf(hash: string, { names, locales, themes }: Stage): Choice {
  const asked = new URLSearchParams(hash.slice(1));
  const oneOf = <T extends string | number>(all: readonly T[], key: keyof Choice, otherwise: T): T =>
    all.find((each) => String(each) === asked.get(key)) ?? otherwise;
  return {
    name: oneOf(names, 'name', names[0] ?? ''),
    locale: oneOf(locales, 'locale', 'en'),
    theme: oneOf(themes, 'theme', 'kadam'),
    widthPx: oneOf(widthsPx, 'widthPx', 414),
  };
}

/** Every screen of every app in every state: one at a time, in a frame as wide as is wished. The address keeps what is
 *  shown, so that a reload after a change shows it again. */
export function Gallery({ stageUrl }: { readonly stageUrl: string }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);

  useEffect(() => {
    if (!stage) return;
    const follow = (): void => setChoice(choiceOf(location.hash, stage));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [stage]);
  useEffect(() => {
    if (stage && choice) void stage.show(choice.name, choice.locale, choice.theme);
  }, [stage, choice]);

  const change = (to: Partial<Choice>): void => {
    if (choice) location.hash = hashOf({ ...choice, ...to });
  };
  const step = (by: 1 | -1): void => {
    if (!stage || !choice) return;
    const { names } = stage;
    change({ name: names[(names.indexOf(choice.name) + by + names.length) % names.length] ?? choice.name });
  };
  return (
    <div className={css.gallery}>
      <header className={css.bar}>
        <h1 className={css.title}>Gallery</h1>
        {stage && choice && (
          <>
            <button type="button" onClick={() => step(-1)}>
              Before
            </button>
            <button type="button" onClick={() => step(1)}>
              Next
            </button>
            <Select label="State" value={choice.name} all={stage.names} onChange={(name) => change({ name })} />
            <Select
              label="Language"
              value={choice.locale}
              all={stage.locales}
              onChange={(locale) => change({ locale })}
            />
            <Select label="Theme" value={choice.theme} all={stage.themes} onChange={(theme) => change({ theme })} />
            <Select
              label="Width"
              value={String(choice.widthPx)}
              all={widthsPx.map(String)}
              onChange={(width) => change({ widthPx: Number(width) })}
            />
          </>
        )}
      </header>
      <iframe
        ref={frame}
        className={css.stage}
        title="Stage"
        width={choice?.widthPx ?? 414}
        src={stageUrl}
        onLoad={() => setStage(stageIn(frame.current))}
      />
    </div>
  );
}

/** The stage that a page has opened, see `main.tsx`. */
const stageIn = (frame: HTMLIFrameElement | null): Stage | null => {
  const page = frame?.contentWindow;
  return page && 'kadamStage' in page ? (page.kadamStage as Stage) : null;
};

function Select<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly all: readonly T[];
  readonly onChange: (value: T) => void;
}): ReactNode {
  const { label, value, all, onChange } = props;
  const choose = (chosen: string): void => {
    const found = all.find((each) => each === chosen);
    if (found !== undefined) onChange(found);
  };
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {all.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
