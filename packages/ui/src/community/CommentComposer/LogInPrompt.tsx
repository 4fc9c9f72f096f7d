'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './LogInPrompt.styles.ts';

interface LogInPromptProps extends PlainRootProps {
  /** The reader's Avatar, before the button. */
  avatar?: ReactNode;
  /** Shown on the button, such as "Log in to comment". */
  label: string;
  onPress: () => void;
}

/** Stands in for the form while the reader is logged out. */
export function LogInPrompt({ avatar, label, onPress, ...root }: LogInPromptProps) {
  return (
    <div {...root} css={styles.root} data-component="CommentComposer">
      {avatar && (
        <span css={styles.avatar} data-part="avatar">
          {avatar}
        </span>
      )}
      <AriaButton onPress={onPress} css={styles.prompt} data-part="log-in">
        {label}
      </AriaButton>
    </div>
  );
}
