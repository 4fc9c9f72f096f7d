'use client';
import { Button } from '../../components/Button/index.ts';
import { CaretDownIcon } from '../../components/Icon/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import * as styles from './CommentThread.styles.ts';
import type { CommentOrder, CommentThreadMessages } from './CommentThread.tsx';

interface OrderProps {
  order: CommentOrder;
  onChange: ((order: CommentOrder) => void) | undefined;
  messages: CommentThreadMessages;
}

/** The order of the comments, and a menu to change it. */
export function Order({ order, onChange, messages }: OrderProps) {
  const orders = ['newest', 'oldest'] as const;
  return (
    <div css={styles.order} data-part="order">
      <Menu
        align="end"
        trigger={(trigger) => (
          <Button {...trigger} size="s" variant="quiet" aria-label={messages.sort(messages[order])}>
            {messages[order]}
            <CaretDownIcon />
          </Button>
        )}
        items={orders.map((id) => ({ id, label: messages[id] }))}
        selectedId={order}
        onAction={(id) => id !== order && onChange?.(id as CommentOrder)}
      />
    </div>
  );
}
