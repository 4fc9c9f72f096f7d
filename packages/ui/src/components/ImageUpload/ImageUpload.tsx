'use client';
import { type ClipboardEvent, type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { ImageIcon, UploadIcon, WarningOctagonIcon } from '../Icon/index.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ImageUpload.styles.ts';

export interface ImageUploadProps {
  /** What the field asks for. */
  label: ReactNode;
  /** What is accepted and what looks best, as "JPEG or PNG, at most 2 MB. 300 × 300 looks best." */
  hint?: ReactNode;
  /** The address of the picture: one that is there already, or a preview of the one just chosen. */
  value?: string;
  /** A file was chosen, dropped or pasted. Any file: whether it will do, and what is wrong with it, says the caller. */
  onSelect: (file: File) => void;
  /** Takes the picture away, or what is wrong with it; while it uploads, gives the upload up. Absent, there is no such button. */
  onRemove?: () => void;
  /** Sends the same file again. Give it where the upload failed, not where the file will not do. */
  onRetry?: () => void;
  /** `uploaded` is read out: give it where the picture has just been sent. Default `idle`. */
  status?: 'idle' | 'uploading' | 'uploaded';
  /** How much is sent, in percent. Absent while uploading, nobody knows. */
  progress?: number;
  /** What is wrong and how to mend it; read out at once. */
  errorMessage?: ReactNode;
  /** The kinds of file that the browser's own dialog offers, as MIME types. Default JPEG and PNG. */
  accept?: readonly string[];
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** The button that chooses, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLButtonElement>;
  /** Every word that is shown or spoken. */
  messages: {
    /** The button while there is no picture, as "Choose an image". */
    choose: string;
    /** The button while there is one, as "Replace". */
    replace: string;
    remove: string;
    retry: string;
    /** Shown and read out while uploading. */
    uploading: string;
    /** Read out when it is sent, as "The image is uploaded". */
    uploaded: string;
    /** Names the place to drop or paste into, as "Drop or paste an image here"; only heard. */
    drop: string;
  };
}

const images = ['image/jpeg', 'image/png'];

/** One picture: chosen, dropped or pasted; shown while it uploads, and replaced or removed after. */
export function ImageUpload({
  label,
  hint,
  value,
  onSelect,
  onRemove,
  onRetry,
  status = 'idle',
  progress,
  errorMessage,
  accept = images,
  isDisabled = false,
  ref,
  messages,
}: ImageUploadProps) {
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const isUploading = status === 'uploading';
  const isInvalid = Boolean(errorMessage);
  const named = (part: string) => ({ id: `${id}-${part}`, 'aria-labelledby': `${id}-${part} ${id}-label` });

  /** Does what a button stands for that goes when it is done: the focus stays beside it. */
  const then = (act: () => void) => () => {
    choose.current?.focus();
    act();
  };

  // From anywhere in the group. React Aria's own paste passes over a picture that is no file on a disk, as a screenshot.
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file || isDisabled) return;
    event.stopPropagation();
    onSelect(file);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onPaste={paste}
      css={styles.root}
      data-component="ImageUpload"
    >
      <span id={`${id}-label`} css={field.label} data-part="label">
        {label}
      </span>
      <DropZone
        aria-label={messages.drop}
        aria-labelledby={`${id}-label`}
        isDisabled={isDisabled}
        onDrop={({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          void dropped?.getFile().then(onSelect);
        }}
        css={styles.zone}
        data-part="zone"
        data-invalid={isInvalid || undefined}
      >
        <div css={styles.socket} data-part="socket" data-filled={value ? true : undefined} data-status={status}>
          {value ? <img src={value} alt="" /> : <ImageIcon size="l" />}
        </div>
        <div css={styles.words}>
          {hint && (
            <span id={`${id}-hint`} css={styles.hint} data-part="hint">
              {hint}
            </span>
          )}
          {isUploading && progress !== undefined && (
            <ProgressBar label={messages.uploading} value={progress} tone="accent" />
          )}
          <div css={styles.actions} data-part="actions">
            {isUploading && progress === undefined && <Spinner messages={{ label: messages.uploading }} />}
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && onSelect(files[0])}>
              <Button
                {...named('choose')}
                ref={useMemo(() => mergeRefs(choose, ref), [ref])}
                size="s"
                icon={<UploadIcon />}
                isDisabled={isDisabled}
                aria-describedby={isInvalid ? `${id}-error` : undefined}
              >
                {value ? messages.replace : messages.choose}
              </Button>
            </FileTrigger>
            {onRetry && isInvalid && (
              <Button {...named('retry')} size="s" onPress={then(onRetry)}>
                {messages.retry}
              </Button>
            )}
            {onRemove && (value !== undefined || isUploading || isInvalid) && (
              <Button {...named('remove')} size="s" variant="quiet" isDisabled={isDisabled} onPress={then(onRemove)}>
                {messages.remove}
              </Button>
            )}
          </div>
        </div>
      </DropZone>
      <Spoken as="span" css={visuallyHidden}>
        {status !== 'idle' && messages[status]}
      </Spoken>
      <Spoken urgency="assertive" id={`${id}-error`} css={styles.error} data-part="error">
        {isInvalid && (
          <>
            <WarningOctagonIcon />
            <span>{errorMessage}</span>
          </>
        )}
      </Spoken>
    </div>
  );
}
