import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defaultLocale, type Locale } from '../../shared/locales';
import css from './gallery.module.css';
import type { Preview } from './preview';
import type { Scheme, ThemeName } from './themes';

const widthsPx = [320, 360, 414, 768, 1_440] as const;

interface Choice {
  readonly name: string;
  readonly locale: Locale;
  readonly theme: ThemeName;
  readonly scheme: Scheme;
  readonly widthPx: number;
}

const hashOf = (choice: Choice): string => `#${new URLSearchParams({ ...choice, widthPx: String(choice.widthPx) })}`;

/** What the address names, as far as there is such a thing. */
function choiceOf(hash: string, { names, locales, themes, schemes }: Preview): Choice {
  const asked = new URLSearchParams(hash.slice(1));
  const oneOf = <T extends string | number>(all: readonly T[], key: keyof Choice, otherwise: T): T =>
    all.find((each) => String(each) === asked.get(key)) ?? otherwise;
  return {
    name: oneOf(names, 'name', names[0] ?? ''),
    locale: oneOf(locales, 'locale', defaultLocale),
    theme: oneOf(themes, 'theme', 'kadam'),
    scheme: oneOf(schemes, 'scheme', 'light'),
    widthPx: oneOf(widthsPx, 'widthPx', 414),
  };
}

/** Every screen of every app in every state: one at a time, in a frame as wide as is wished. The address keeps what is
 *  shown, so that a reload after a change shows it again. */
export function Gallery({ previewUrl }: { readonly previewUrl: string }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);

  useEffect(() => {
    if (!preview) return;
    const follow = (): void => setChoice(choiceOf(location.hash, preview));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [preview]);
  useEffect(() => {
    if (preview && choice) void preview.show(choice.name, choice.locale, choice.theme, choice.scheme);
  }, [preview, choice]);

  const change = (to: Partial<Choice>): void => {
    if (choice) location.hash = hashOf({ ...choice, ...to });
  };
  const step = (by: 1 | -1): void => {
    if (!preview || !choice) return;
    const { names } = preview;
    change({ name: names[(names.indexOf(choice.name) + by + names.length) % names.length] ?? choice.name });
  };
  return (
    <div className={css.gallery}>
      <header className={css.bar}>
        <h1 className={css.title}>Gallery</h1>
        {preview && choice && (
          <>
            <button type="button" onClick={() => step(-1)}>
              Before
            </button>
            <button type="button" onClick={() => step(1)}>
              Next
            </button>
            <Select label="State" value={choice.name} all={preview.names} onChange={(name) => change({ name })} />
            <Select
              label="Language"
              value={choice.locale}
              all={preview.locales}
              onChange={(locale) => change({ locale })}
            />
            <Select label="Theme" value={choice.theme} all={preview.themes} onChange={(theme) => change({ theme })} />
            <Select
              label="Scheme"
              value={choice.scheme}
              all={preview.schemes}
              onChange={(scheme) => change({ scheme })}
            />
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
        className={css.preview}
        title="Preview"
        width={choice?.widthPx ?? 414}
        src={previewUrl}
        onLoad={() => setPreview(previewIn(frame.current))}
      />
    </div>
  );
}

/** The preview that a page has opened, see `main.tsx`. */
const previewIn = (frame: HTMLIFrameElement | null): Preview | null => {
  const page = frame?.contentWindow;
  return page && 'kadamPreview' in page ? (page.kadamPreview as Preview) : null;
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
