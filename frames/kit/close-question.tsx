import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import * as icons from './icons';
import { StepArt } from './step-art';

/** Asked before Esc takes what was typed with it. */
export const CloseQuestion = (props: {
  readonly t: { readonly title: string; readonly text: string; readonly stay: string; readonly close: string };
  readonly onStay: () => void;
  readonly onClose: () => void;
}): ReactNode => (
  <Dialog
    title={props.t.title}
    text={props.t.text}
    art={<StepArt icon={icons.alert} at={2} small />}
    onClose={props.onStay}
  >
    <Button first onClick={props.onStay}>
      {props.t.stay}
    </Button>
    <Button kind="danger" onClick={props.onClose}>
      {props.t.close}
    </Button>
  </Dialog>
);
