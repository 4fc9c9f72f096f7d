import { type AriaAttributes, type CSSProperties, type Ref, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** Props that every component passes to its root element, so that sites can find, place and describe it. */
export interface RootProps<E extends Element = HTMLDivElement> {
  /** Ref to the root element. */
  ref?: Ref<E>;
  /** Id of the root element. */
  id?: string;
  /** Added to the component's own classes. A site's rules override the component's. */
  className?: string;
  /** Inline styles of the root element, for example its margin. */
  style?: CSSProperties;
  /** Data attributes, such as `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Root props of a field. Its `ref` is the input instead, so that a form can focus the first invalid field. */
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

/** Props of a root that is a plain element, with the ARIA attributes that every role allows. */
export interface PlainRootProps<E extends Element = HTMLDivElement> extends RootProps<E>, GlobalAria {}

/** Props of a root whose role can have a name, for components that don't name themselves. */
export interface NamedRootProps<E extends Element = HTMLElement>
  extends PlainRootProps<E>, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {}

const isRootProp = (name: string) => /^(?:ref|id|className|style|(?:data|aria)-.+)$/.test(name);

/** Picks the props of the root element, for components that pass all their props on to parts. */
export function rootOf<Root extends object>(props: Root): PickRoot<Root> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isRootProp(name))) as PickRoot<Root>;
}

type PickRoot<Root> = Pick<
  Root,
  Extract<keyof Root, 'ref' | 'id' | 'className' | 'style' | `data-${string}` | `aria-${string}`>
>;

/** Merges the component's own ref with the caller's into one that stays the same between renders. */
export function useRootRef<Own extends Element, E extends Own>(own: Ref<Own>, callers: Ref<E> | undefined): Ref<E> {
  return useMemo(() => mergeRefs(own as Ref<E>, callers ?? null), [own, callers]);
}
