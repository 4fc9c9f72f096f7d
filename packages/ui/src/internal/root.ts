import { type AriaAttributes, type CSSProperties, type Ref, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** Props that every component passes on to its root element, so that sites can find, place and describe it. */
export interface RootProps<E extends Element = HTMLDivElement> {
  /** Ref to the root element. */
  ref?: Ref<E>;
  /** Id of the root element. */
  id?: string;
  /** Added to the component's own classes. Rules of a site win over the component's. */
  className?: string;
  /** Inline styles of the root element, for example its margin. */
  style?: CSSProperties;
  /** Data attributes, such as `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The ref of a field is its input, so that a form can focus the first invalid field. */
export type FieldRootProps = Omit<RootProps, 'ref'>;

type GlobalAria = Pick<
  AriaAttributes,
  | 'aria-busy'
  | 'aria-controls'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-details'
  | 'aria-flowto'
  | 'aria-hidden'
  | 'aria-keyshortcuts'
  | 'aria-owns'
>;

/** Root that is a plain element: it takes the ARIA attributes that every role allows. */
export interface PlainRootProps<E extends Element = HTMLDivElement> extends RootProps<E>, GlobalAria {}

/** Root whose role can have a name, and that doesn't name itself. */
export interface NamedRootProps<E extends Element = HTMLElement>
  extends PlainRootProps<E>, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {}

const isRootProp = (name: string) => /^(?:ref|id|className|style|(?:data|aria)-.+)$/.test(name);

/** Picks the props of the root element, for components that hand all their props on to parts. */
export function rootOf<Root extends object>(props: Root): PickRoot<Root> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isRootProp(name))) as PickRoot<Root>;
}

type PickRoot<Root> = Pick<
  Root,
  Extract<keyof Root, 'ref' | 'id' | 'className' | 'style' | `data-${string}` | `aria-${string}`>
>;

/** Merges the ref that a component needs itself with the caller's, as one that stays the same from render to render. */
export function useRootRef<Own extends Element, E extends Own>(own: Ref<Own>, callers: Ref<E> | undefined): Ref<E> {
  return useMemo(() => mergeRefs(own as Ref<E>, callers ?? null), [own, callers]);
}
