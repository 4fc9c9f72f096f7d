import { ApiError } from '@pwr-community/api/errors';
import { uploadImageMutation } from '@pwr-community/api/mutations/images';
import { ImageUpload } from '@pwr-community/ui/ImageUpload';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { api } from '../../app/api.ts';
import { errorMessages } from '../../app/errorMessages.ts';
import { commonMessages } from '../../app/messages.ts';
import { formMessages as m } from './messages.ts';
import { readImage } from './readImage.ts';
import type { Picture, pictureNames, Values } from './values.ts';

export interface PictureFieldProps {
  control: Control<Values>;
  name: (typeof pictureNames)[number];
  label: string;
  hint: string;
}

/** One picture of the project: checked here, sent at once, and named to the server when the form is sent. */
export function PictureField({ control, name, label, hint }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const { ref, value, onChange } = useController({ control, name }).field;
  const { mutateAsync, isPending, reset } = useMutation(uploadImageMutation(api));
  const [failed, setFailed] = useState<{ file: File; src?: string } | null>(null);
  const [preview, setPreview] = useState<string>();
  // Only the last choice counts, whichever upload ends last.
  const turn = useRef(0);

  const send = async (file: File, src?: string) => {
    const mine = ++turn.current;
    setFailed(null);
    setPreview(src);
    const picture = await mutateAsync(file).then(
      (key): Picture => ({ src, key }),
      (error: unknown): Picture => ({ src, problem: error instanceof ApiError ? error.code : 'upload-image-error' }),
    );
    if (mine !== turn.current) return;
    setPreview(undefined);
    if (picture.problem) setFailed({ file, src });
    onChange(picture);
  };

  const choose = async (file: File) => {
    const mine = ++turn.current;
    reset();
    setFailed(null);
    const picture = await readImage(file);
    if (mine !== turn.current) return;
    if (picture.problem) onChange(picture);
    else await send(file, picture.src);
  };

  const remove = () => {
    turn.current++;
    reset();
    setFailed(null);
    setPreview(undefined);
    onChange(null);
  };

  return (
    <ImageUpload
      ref={ref}
      label={label}
      hint={hint}
      value={preview ?? value?.src}
      onSelect={(file) => void choose(file)}
      onRemove={remove}
      onRetry={failed ? () => void send(failed.file, failed.src) : undefined}
      status={isPending ? 'uploading' : 'idle'}
      errorMessage={value?.problem && !isPending && formatMessage(errorMessages[value.problem])}
      messages={{
        choose: formatMessage(m.chooseImage),
        replace: formatMessage(m.replaceImage),
        remove: formatMessage(m.removeImage),
        retry: formatMessage(commonMessages.retry),
        uploading: formatMessage(m.uploading),
        drop: formatMessage(m.dropImage),
      }}
    />
  );
}
