/* Compiled by `npm test -- types`: the props that a component's root accepts, and those it rejects. */
import { createRef } from 'react';
import { Avatar } from '../../src/components/Avatar/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Panel } from '../../src/components/Panel/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import type { RootProps } from '../../src/internal/root.ts';

const root: RootProps = { id: 'a', className: 'b', style: { margin: 4 }, 'data-testid': 'c', 'data-count': 2 };

export const taken = [
  <Avatar key="avatar" {...root} memberId="1" ref={createRef<HTMLSpanElement>()} aria-describedby="d" />,
  <Button key="button" id="a" className="b" aria-label="Send" ref={createRef<HTMLButtonElement>()}>
    Send
  </Button>,
  <Panel key="panel" as="section" aria-labelledby="d" ref={createRef<HTMLElement>()}>
    Text
  </Panel>,
  <TextField key="field" {...root} label="Name" ref={createRef<HTMLInputElement>()} />,
];

// @ts-expect-error A class name is a string, because Emotion prints functions as text.
export const functionClass = <Button className={() => 'a'}>Send</Button>;

// @ts-expect-error An avatar isn't interactive.
export const handler = <Avatar memberId="1" onClick={() => {}} />;

// @ts-expect-error An attribute that the root doesn't take.
export const attribute = <Avatar memberId="1" title="Ana" />;

// @ts-expect-error A data attribute has a plain value.
export const data: RootProps = { 'data-of': {} };

// @ts-expect-error The ref is the root, which is a button.
export const ref = <Button ref={createRef<HTMLInputElement>()}>Send</Button>;
