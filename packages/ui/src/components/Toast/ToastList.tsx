'use client';
import { type ComponentType, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../Button/index.ts';
import { CheckCircleIcon, type IconProps, InfoIcon, WarningOctagonIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { useLostFocus } from '../../internal/focus/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import type { ToastContent, ToastVariant } from './createToastQueue.ts';
import { rootOf, useRootRef } from '../../internal/root.ts';
import * as styles from './ToastList.styles.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

const glyphs: Record<ToastVariant, ComponentType<IconProps>> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  error: WarningOctagonIcon,
};

/** Toasts already announced. A toast displaced by newer ones mounts again later, and must not be announced twice. */
const announced = new WeakSet<ToastContent>();

function Message({ content }: { content: ToastContent }) {
  const [isNews] = useState(() => content.isAnnounced !== false && !announced.has(content));
  useEffect(() => void announced.add(content), [content]);
  return (
    <Spoken isNews={isNews} urgency={content.variant === 'error' ? 'assertive' : 'polite'} css={styles.content}>
      <Text slot="title">{content.message}</Text>
    </Spoken>
  );
}

/** Replaces React Aria's `alertdialog` role, which screen readers read on mount, in addition to the announcement. */
const asGroup = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} role="group" aria-modal={undefined} />;

/** Lazy content of ToastRegion. */
export function ToastList({ queue, messages, ref, ...root }: OverlayProps & ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useLostFocus(region, () => region.current?.querySelector<HTMLElement>('button[slot=close]'));
  return (
    <AriaToastRegion
      {...rootOf(root)}
      ref={useRootRef(region, ref)}
      queue={queue}
      aria-label={messages.region(queue.visibleToasts.length)}
      css={styles.region}
      data-component="ToastRegion"
    >
      {({ toast }) => {
        const { variant, action } = toast.content;
        const Glyph = glyphs[variant];
        const close = () => queue.close(toast.key);
        return (
          <AriaToast toast={toast} render={asGroup} css={styles.toast} data-part="toast" data-variant={variant}>
            <span css={styles.glyph}>
              <Glyph />
            </span>
            <Message content={toast.content} />
            {action && (
              <span css={styles.action}>
                <Button
                  size="s"
                  variant="quiet"
                  onPress={() => {
                    close();
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              </span>
            )}
            <span css={styles.close}>
              <IconButton slot="close" size="s" messages={{ label: messages.close }} hasTooltip={false}>
                <XIcon />
              </IconButton>
            </span>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
