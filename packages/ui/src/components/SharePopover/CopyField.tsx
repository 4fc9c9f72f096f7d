'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { CheckIcon, CopyIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './SharePanel.styles.ts';
import type { SharePopoverProps } from './SharePopover.tsx';

/** Duration of the "copied" message, in milliseconds. */
const confirmation = 2000;

/** A URL in a field, with a copy button. */
export function CopyField({ url, messages }: Pick<SharePopoverProps, 'url' | 'messages'>) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), confirmation);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      // Without permission, or without a clipboard (no TLS), the URL is selected for manual copying.
      input.current?.select();
      setState('failed');
    }
  };

  return (
    <div css={styles.copy} data-part="copy">
      <input
        ref={input}
        readOnly
        value={url}
        dir="ltr"
        aria-label={messages.link}
        onFocus={(event) => event.target.select()}
        css={styles.input}
      />
      <Button isFullWidth icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />} onPress={() => void copy()}>
        {state === 'copied' ? messages.copied : messages.copy}
      </Button>
      <Spoken as="span" css={state === 'failed' ? styles.failed : visuallyHidden}>
        {state === 'copied' && messages.copied}
        {state === 'failed' && messages.copyFailed}
      </Spoken>
    </div>
  );
}
