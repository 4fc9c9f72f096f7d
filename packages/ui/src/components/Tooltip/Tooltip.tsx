'use client';
import { type DOMAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { passOn } from '../../internal/keys.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

/** Props that the trigger must spread on a Button or a Link. */
export type TooltipTriggerProps<Element extends HTMLElement = HTMLElement> = DOMAttributes<Element> & {
  ref: RefObject<Element | null>;
};

export interface TooltipProps<Element extends HTMLElement> extends RootProps {
  /** A few words. Never essential, because tooltips don't appear on touch. */
  text: ReactNode;
  /** Renders the trigger: `(props) => <Button {...props}>…</Button>`. */
  children: (props: TooltipTriggerProps<Element>) => ReactNode;
  /** The text is also the trigger's accessible name, so it isn't read again as a description. Default `false`. */
  isName?: boolean;
  /** Side of the trigger that the tooltip appears on. Default `top`. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Suppresses the tooltip, for example while the trigger's menu is open. Default `false`. */
  isDisabled?: boolean;
}

/** A short description of a control, on hover (after 600 ms) and keyboard focus (immediately). Escape closes it. */
export function Tooltip<Element extends HTMLElement = HTMLButtonElement>({
  text,
  children,
  isName = false,
  placement = 'top',
  isDisabled = false,
  ...root
}: TooltipProps<Element>) {
  const ref = useRef<Element>(null);
  const state = useTooltipTriggerState({ delay: 600, closeDelay: 200, isDisabled });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, ref);
  const intent = { onPointerEnter: preload, onFocus: preload, onKeyDown: passOn };
  const { 'aria-describedby': description, ...handlers } = triggerProps;
  const describedBy = isName ? undefined : description;
  const trigger = { ...mergeProps(handlers, intent), 'aria-describedby': describedBy, ref };
  return (
    <>
      {children(trigger as TooltipTriggerProps<Element>)}
      <Overlay
        {...root}
        tooltipProps={tooltipProps}
        state={state}
        isOpen={state.isOpen}
        onOpenChange={() => state.close(true)}
        triggerRef={ref}
        placement={placement}
      >
        {text}
      </Overlay>
    </>
  );
}
