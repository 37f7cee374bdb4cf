import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Form, type FormProps } from './form';
import { Heading } from './heading';
import { IconButton } from './icon-button';
import * as icons from './icons';
import { useScopedId } from './scoped-id';
import css from './sheet.module.css';
import { Text } from './text';
import { useModal } from './use-modal';
import { useMoreBelow } from './use-more-below';

export interface SheetProps {
  readonly title: string;
  /** Under the title; null = nothing. */
  readonly intro?: ReactNode;
  /** A badge or `StepArt`: the title is then centred below it. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons that stay in sight. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** Percent of the window; null = 75. */
  readonly heightPercent?: number | null;
  /** It keeps its height while its content changes. */
  readonly isFull?: boolean;
  /** It has the width of two columns where there is room for them. */
  readonly isBroad?: boolean;
  /** The step of a sheet that has several: a new one takes the focus. */
  readonly step?: string;
  /** The sheet is a form. */
  readonly onSubmit?: FormProps['onSubmit'];
  /** Close button, scrim, Esc. */
  readonly onClose: () => void;
}

/** Bottom sheet: a modal dialog, labelled by its title, that gives the focus back when it goes. */
export function Sheet(props: SheetProps): ReactNode {
  const { title, intro, lead, heightPercent = null, step = '', onSubmit, onClose } = props;
  const titleId = useScopedId();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const modal = useModal(dialog, step, onClose);
  useMoreBelow(area, end);
  useLayoutEffect(() => {
    const style = dialog.current?.style;
    if (heightPercent === null) style?.removeProperty('--sheet-percent');
    else style?.setProperty('--sheet-percent', String(heightPercent));
  }, [heightPercent]);

  const heading = (
    <Heading level={2} size={lead ? '1' : '2'} id={titleId}>
      {title}
    </Heading>
  );
  const content = (
    <>
      <div className={css.header} data-over={lead ? '' : undefined}>
        {!lead && heading}
        <IconButton icon={icons.close} label={props.closeLabel} onClick={onClose} />
      </div>
      <div ref={area} className={css.scroll} data-intro={lead || intro ? '' : undefined}>
        {lead ? (
          <div className={css.lead}>
            {lead}
            {heading}
            {intro && <Text balance="wide">{intro}</Text>}
          </div>
        ) : (
          intro && (
            <div className={css.intro}>
              <Text size={14}>{intro}</Text>
            </div>
          )
        )}
        <div>{props.children}</div>
        <div ref={end} aria-hidden="true" />
      </div>
      {props.actions && <div className={css.actions}>{props.actions}</div>}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      data-full={props.isFull === true ? '' : undefined}
      data-broad={props.isBroad === true ? '' : undefined}
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...modal}
    >
      {onSubmit ? (
        <Form className={css.inner} onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        <div className={css.inner}>{content}</div>
      )}
    </dialog>
  );
}
