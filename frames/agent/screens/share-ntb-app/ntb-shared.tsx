import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import * as icons from '../../../kit/icons';
import { StepArt } from '../../../kit/step-art';
import { Strip } from '../../../kit/strip';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { deferredMessages } from '../../deferred-messages';
import type { SheetStep } from '../../parts/step-sheet';
import type { ViewProps } from '../../view';
import css from './ntb-shared.module.css';

/** An address as people read it. */
const readable = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The link is ready: send it on WhatsApp (in a new tab) or copy it. Source: S2§2. */
export function ntbShared(
  props: Omit<ViewProps, 'state' | 'nowMs'> & { readonly userName: string; readonly ntbLink: string },
): SheetStep {
  const { send, messages, userName, ntbLink } = props;
  const { ntb: t } = deferredMessages(messages);
  const [firstName = ''] = userName.trim().split(/\s+/);
  return {
    title: t.readyTitle(firstName),
    intro: t.readyNote,
    lead: <StepArt icon={icons.check} tone="ok" at={4} />,
    actions: (
      <>
        <Button icon={icons.chat} onClick={() => send({ type: 'whatsAppAsked' })}>
          {t.whatsApp}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'sheetClosed' })}>
          {messages.common.done}
        </Button>
      </>
    ),
    step: 'shared',
    children: (
      <Strip
        edge="tight"
        start={<Icon path={icons.link} size={20} />}
        end={
          <Button kind="text" width="fit" icon={icons.sheets} onClick={() => send({ type: 'linkCopyAsked' })}>
            {t.copy}
          </Button>
        }
      >
        <p className={css.link} dir="ltr">
          <VisuallyHidden>{t.linkLabel} </VisuallyHidden>
          {readable(ntbLink)}
        </p>
      </Strip>
    ),
  };
}
