'use client';
import type { DOMAttributes, ReactNode, RefObject } from 'react';
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './TooltipBubble.styles.ts';

type TooltipBubbleProps = OverlayProps &
  RootProps & {
    tooltipProps: DOMAttributes<HTMLElement>;
    state: TooltipTriggerState;
    triggerRef: RefObject<HTMLElement | null>;
    placement: 'top' | 'bottom' | 'start' | 'end';
    children: ReactNode;
  };

/** Lazy overlay of Tooltip. */
export function TooltipBubble({
  tooltipProps,
  state,
  isOpen,
  triggerRef,
  placement,
  children,
  onOpenChange: _,
  ...root
}: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <TooltipContext.Provider value={{ ...tooltipProps, triggerRef }}>
        <Tooltip
          {...root}
          isOpen={isOpen}
          placement={placement}
          offset={4}
          css={styles.root}
          data-component="TooltipBubble"
        >
          {children}
        </Tooltip>
      </TooltipContext.Provider>
    </TooltipTriggerStateContext.Provider>
  );
}
