'use client';
import type { ComponentType } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../Button/index.ts';
import { CheckCircleIcon, type IconProps, InfoIcon, WarningOctagonIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { OverlayProps } from '../internal/lazyOverlay.ts';
import type { ToastVariant } from './createToastQueue.ts';
import * as styles from './ToastList.styles.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

const glyphs: Record<ToastVariant, ComponentType<IconProps>> = {
  success: CheckCircleIcon,
  info: InfoIcon,
  error: WarningOctagonIcon,
};

/** What ToastRegion fetches. */
export function ToastList({ queue, messages }: OverlayProps & ToastRegionProps) {
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={messages.region(queue.visibleToasts.length)}
      css={styles.region}
      data-component="ToastRegion"
    >
      {({ toast }) => {
        const { variant, message, action } = toast.content;
        const Glyph = glyphs[variant];
        const close = () => queue.close(toast.key);
        return (
          <AriaToast toast={toast} css={styles.toast} data-part="toast" data-variant={variant}>
            <span css={styles.glyph}>
              <Glyph />
            </span>
            <AriaToastContent css={styles.content}>
              <Text slot="title">{message}</Text>
            </AriaToastContent>
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
