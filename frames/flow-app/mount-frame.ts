import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Frame, Opening } from '../../shared/bridge/frame';
import type { IncomingHandlers } from '../platform/bridge';
import type { Beginning } from '../platform/frame/begin-frame';
import type { FlowEffect } from '../platform/page/flow-step';
import type { CreateRunner, FrameFlow, FrameRequest } from '../platform/page/frame-flow';
import { type FlowPorts, startFlow } from './start-flow';

type Tagged = { readonly type: string };

interface MountedFrame<Row extends Frame, State, Event extends Tagged, Request, Effect extends Tagged, Messages>
  extends Omit<Beginning<Row, Messages>, 'incoming'> {
  readonly flow: FrameFlow<State, Event, Request, Effect, Messages>;
  readonly View: ComponentType<{ readonly flow: FrameFlow<State, Event, Request, Effect, Messages> }>;
  /** Separates its stored session from those of frames with the same storage. Without it, it shares the session with no
   *  frame. */
  readonly sessionOwner?: string;
  /** The request of the flow, made of the payload that the host opens the frame with. */
  readonly requestOf: (payload: Opening<Row>, ports: FlowPorts<Row>) => Request;
  /** Loads what makes the calls (`late/calls`). */
  readonly loadRunner: () => Promise<CreateRunner<State>>;
  /** Makes what carries out the effects of this flow alone. */
  readonly perform: (ports: FlowPorts<Row>) => (effect: Effect) => void;
  /** Handlers of messages of the host after an opening. */
  readonly incoming: IncomingHandlers<Row>;
  /** Before it can be opened. `open` is for a page that no host opens. */
  readonly onReady?: (ports: FlowPorts<Row>, open: (request: Request, messages: Messages) => void) => void;
  /** After each opening. */
  readonly onOpen?: (request: Request, ports: FlowPorts<Row>) => void;
  /** Hydrates a prerendered first screen (`render`) once the frame is opened; undefined without one. */
  readonly takeOver?: (root: HTMLElement) => ((render: () => void) => void) | undefined;
}

/** Mounts a frame: connects its flow with host, storage, session and network, renders its view, and waits to be opened. */
export function mountFrame<Row extends Frame, State, Event extends Tagged, Request, Effect extends Tagged, Messages>(
  page: Window & typeof globalThis,
  root: HTMLElement,
  about: MountedFrame<Row, State, Event, Request, Effect, Messages>,
): Promise<void> {
  const { flow, View, loadRunner, perform, ...frame } = about;
  const { machine } = flow;
  const mounted = {
    flow,
    View,
    send: flow.send,
    connect: machine.connect.bind(machine),
    speak: machine.speak.bind(machine),
  };
  return startFlow<Row, Request, FlowEffect<Effect | FrameRequest>, Messages, typeof mounted, object>(page, root, {
    ...frame,
    machine: mounted,
    App: Mounted<typeof flow>,
    ownPorts: {},
    createPerformer: (ports) => flow.performer(ports, loadRunner, perform(ports)),
  });
}

interface MountedProps<Flow> {
  readonly machine: { readonly flow: Flow; readonly View: ComponentType<{ readonly flow: Flow }> };
}

const Mounted = <Flow>({ machine: { flow, View } }: MountedProps<Flow>): ReactNode => createElement(View, { flow });
