import type { ReactNode } from 'react';
import { Message, type MessageProps } from '../../kit/message';
import type { ViewProps } from '../view';
import { StepScreen } from './step-screen';

/** A message in place of a step; shop and order stay beside it where there is room. */
export const MessageStep = ({ view, ...message }: MessageProps & { readonly view: ViewProps }): ReactNode => (
  <StepScreen view={view} centred>
    <Message wide {...message} />
  </StepScreen>
);
