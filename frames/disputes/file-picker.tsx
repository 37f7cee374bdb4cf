import { type DragEvent, type ReactNode, useState } from 'react';
import { fileTypes } from '../../shared/rules/disputes/file-kind';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import * as icons from '../kit/icons';
import { Inline } from '../kit/layout/inline';
import { Tag } from '../kit/tag';
import css from './file-picker.module.css';
import type { ChosenFile, FileEvent } from './files-state';
import type { DisputeMessages } from './messages';

interface FilePickerProps {
  readonly files: readonly ChosenFile[];
  readonly send: (event: FileEvent) => void;
  readonly t: DisputeMessages['files'];
  /** Small variant for a reply. */
  readonly isSmall?: boolean;
}

const KILOBYTE = 1024;

/** Chooses files by dialog or drop, with their progress, operable by keyboard. */
export function FilePicker({ t, files, send, isSmall = false }: FilePickerProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const choose = (chosen: readonly File[]): void => send({ type: 'filesChosen', files: chosen });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
  };
  return (
    <div>
      {!isSmall && (
        <p className={css.label}>
          {t.label} <span>{t.optional}</span>
        </p>
      )}
      <label
        className={isSmall ? css.small : css.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={Object.values(fileTypes).join(',')}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Icon path={icons.up} size={20} />
        <span>
          <b>{isSmall ? t.add : t.choose}</b>
          {!isSmall && ` ${t.drop}`}
        </span>
        {!isSmall && <small>{t.limits}</small>}
      </label>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
        <ul role="list" className={css.files}>
          {files.map((file) => (
            <li key={file.id} data-refused={file.sent.step === 'refused' ? '' : undefined}>
              <Icon path={file.sent.step === 'refused' ? icons.alert : icons.sheets} size={20} />
              <span className={css.file}>
                <b>{file.name}</b>
                <FileState file={file} t={t} />
              </span>
              {file.sent.step === 'added' && <Tag tone="ok">{t.added}</Tag>}
              <IconButton
                icon={icons.close}
                label={t.remove(file.name)}
                onClick={() => send({ type: 'fileRemoved', id: file.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FileState({ file: { name, sizeBytes, sent }, t }: { readonly file: ChosenFile } & Pick<FilePickerProps, 't'>) {
  switch (sent.step) {
    case 'sending':
      return (
        <Inline as="span" align="center" className={css.progress}>
          <progress value={sent.percent} max={100} aria-label={t.sending(name)} />
          <small>{t.percent(sent.percent)}</small>
        </Inline>
      );
    case 'added':
      return <small>{t.kilobytes(Math.max(1, Math.round(sizeBytes / KILOBYTE)))}</small>;
    case 'refused':
      return <small role="alert">{t.refused[sent.why]}</small>;
    default:
      return sent satisfies never;
  }
}
