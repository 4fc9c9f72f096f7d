'use client';
import { type ClipboardEvent, type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { ImageIcon, UploadIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ImageUpload.styles.ts';

export interface ImageUploadProps extends FieldRootProps {
  label: ReactNode;
  /** Accepted formats and recommended size, such as "JPEG or PNG, at most 2 MB. 300 × 300 looks best." */
  hint?: ReactNode;
  /** URL of the current picture, or of a preview of the chosen file. */
  value?: string;
  /** Called with any file that was chosen, dropped or pasted. The caller validates it. */
  onSelect: (file: File) => void;
  /** Called to remove the picture or the error, or to cancel the upload. If omitted, the button is not shown. */
  onRemove?: () => void;
  /** Called to upload the same file again. Pass it after a failed upload, but not for an unsuitable file. */
  onRetry?: () => void;
  /** `uploaded` is announced; use it right after an upload. Default `idle`. */
  status?: 'idle' | 'uploading' | 'uploaded';
  /** Progress of the upload in percent. Omit it if unknown. */
  progress?: number;
  /** Error message: the problem and how to fix it; announced immediately. */
  errorMessage?: ReactNode;
  /** MIME types that the file dialog offers. Default JPEG and PNG. */
  accept?: readonly string[];
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Ref to the choose button, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLButtonElement>;
  /** All visible and announced text. */
  messages: {
    /** Label of the button without a picture, such as "Choose an image". */
    choose: string;
    /** Label of the button with a picture, such as "Replace". */
    replace: string;
    remove: string;
    retry: string;
    /** Shown and announced while uploading. */
    uploading: string;
    /** Announced after the upload, such as "The image is uploaded". */
    uploaded: string;
    /** Accessible name of the drop zone, such as "Drop or paste an image here"; not visible. */
    drop: string;
  };
}

const images = ['image/jpeg', 'image/png'];

/**
 * Field for one picture, chosen by file dialog, drop or paste. The caller uploads the file; the field shows the
 * picture, progress and errors. The picture can be replaced or removed later.
 */
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
  ...root
}: ImageUploadProps) {
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const isUploading = status === 'uploading';
  const isInvalid = Boolean(errorMessage);
  const named = (part: string) => ({ id: `${id}-${part}`, 'aria-labelledby': `${id}-${part} ${id}-label` });

  /**
   * Returns a press handler that first moves focus to the choose button, because the action unmounts the pressed one.
   */
  const then = (act: () => void) => () => {
    choose.current?.focus();
    act();
  };

  // Handles pastes anywhere in the group, because React Aria ignores pictures without a file on disk, such as
  // screenshots.
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file || isDisabled) return;
    event.stopPropagation();
    onSelect(file);
  };

  return (
    <div
      {...root}
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
