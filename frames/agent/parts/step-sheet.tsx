import type { ReactNode } from 'react';
import { Sheet, type SheetProps } from '../../kit/sheet';
import { bottomSheetConfig } from '../flow/spec-names';
import type { ViewProps } from '../view';

/** What a sheet takes from the state whatever its step. */
type CommonSheetProps = 'closeLabel' | 'heightPercent' | 'onClose';

/** A step of a sheet that has several: the sheet stays in place, its content changes and takes the focus. */
export type SheetStep = Omit<SheetProps, CommonSheetProps> & { readonly step: string };

export function StepSheet(props: ViewProps & { readonly content: SheetStep }): ReactNode {
  const { state, send, messages, content } = props;
  return (
    <Sheet
      {...content}
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    />
  );
}
