'use client';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { lazyPart } from '../../internal/lazyPart.ts';
import type { CommentComposerProps } from '../CommentComposer/index.ts';
import * as styles from './CommentThread.styles.ts';

// A chunk of its own, because readers who are logged out get a button instead.
const Form = lazyPart(async () => (await import('../CommentComposer/index.ts')).CommentComposer);

interface ComposerProps extends CommentComposerProps {
  /** Label of the button that tries again if the form can't be loaded. */
  retry: string;
}

/** The form for a comment, with its space reserved until it has loaded. */
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
