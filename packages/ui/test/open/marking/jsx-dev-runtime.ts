import * as emotion from '@emotion/react';
import { Fragment, type ElementType, type Key } from 'react';

type Props = Record<string, unknown>;

/** The component whose elements get extra props, wherever a story creates them. */
export const marked: { type?: unknown; props: Props } = { props: {} };

/** The package's JSX runtime, which adds the extra props to elements of the marked component. */
function jsx(type: ElementType, props: Props, key?: Key) {
  const all = type === marked.type ? { ...props, ...marked.props } : props;
  const { children, ...others } = key === undefined ? all : { ...all, key };
  return Array.isArray(children)
    ? emotion.jsx(type, others, ...(children as []))
    : emotion.jsx(type, others, ...(children === undefined ? [] : [children as never]));
}

export { Fragment, jsx as jsxDEV };
