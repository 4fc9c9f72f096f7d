'use client';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { lazyPart } from '../../internal/lazyPart.ts';
import type { CommentComposerProps } from '../CommentComposer/index.ts';
import * as styles from './CommentThread.styles.ts';

// A separate chunk, because logged-out readers get a button instead.
const Form = lazyPart(async () => (await import('../CommentComposer/index.ts')).CommentComposer);

interface ComposerProps extends CommentComposerProps {
  /** Label of the button that retries if the form fails to load. */
  retry: string;
}

/** The form for a comment. Its space is reserved until the form's chunk has loaded. */
export function Composer({ retry, ...props }: ComposerProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Form
      key={attempt}
      {...props}
      fallback={<div css={styles.room} />}
      substitute={<Button onPress={() => setAttempt(attempt + 1)}>{retry}</Button>}
    />
  );
}
