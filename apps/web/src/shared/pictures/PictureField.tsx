import { ApiError } from '@pwr-community/api/errors';
import { deleteImageUploadMutation, uploadImageMutation } from '@pwr-community/api/mutations/images';
import { ImageUpload, type ImageUploadProps } from '@pwr-community/ui/ImageUpload';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { errorMessages } from '../errorMessages.ts';
import { commonMessages } from '../messages.ts';
import { pictureMessages as m } from './messages.ts';
import type { Picture } from './Picture.ts';
import { readImage } from './readImage.ts';

export interface PictureFieldProps extends Pick<ImageUploadProps, 'label' | 'hint' | 'ref' | 'errorMessage'> {
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  /** True to accept only square pictures. Default `true`. */
  isSquare?: boolean;
}

/**
 * A picture field that validates and uploads the file at once, so that the form only submits its key. A picture stays
 * until its replacement is accepted. Replaced and removed uploads are deleted from the server.
 */
export function PictureField({ value, onChange, isSquare = true, errorMessage, ...field }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const upload = uploadImageMutation(api);
  const { mutateAsync, reset: stopUpload } = useMutation(upload);
  // A mutation with a key of uploads, because the form mustn't be sent meanwhile. Offline, it runs all the same.
  const { mutateAsync: check, reset: stopCheck } = useMutation({
    mutationKey: [...upload.mutationKey!, 'check'],
    networkMode: 'always',
    mutationFn: (file: File) => readImage(file, isSquare),
  });
  const { mutate: takeBack } = useMutation(deleteImageUploadMutation(api));
  const [failed, setFailed] = useState<{ file: File; src?: string } | null>(null);
  const [preview, setPreview] = useState<string>();
  // Decoding a large picture takes a while, so the field is busy from the choice on. A state of its own, because it must
  // end together with the change of the value: until then, Remove cancels the choice.
  const [isPending, setPending] = useState(false);
  // Uploads can finish out of order, but only the latest choice counts.
  const turn = useRef(0);

  /** The picture that stays unless a new one is accepted. */
  const current = value?.problem ? value.previous : (value ?? undefined);

  const change = (picture: Picture | null) => {
    if (current?.key) takeBack(current.key);
    onChange(picture);
  };
  const refuse = (picture: Picture) => onChange({ ...picture, ...(current && { previous: current }) });

  const send = async (file: File, src?: string) => {
    const mine = ++turn.current;
    setPending(true);
    setFailed(null);
    setPreview(src);
    const picture = await mutateAsync(file).then(
      (key): Picture => ({ src, key }),
      (error: unknown): Picture => ({ src, problem: error instanceof ApiError ? error.code : 'upload-image-error' }),
    );
    if (mine !== turn.current) return picture.key && takeBack(picture.key);
    setPending(false);
    setPreview(undefined);
    if (!picture.problem) return change(picture);
    setFailed({ file, src });
    refuse(picture);
  };

  const choose = async (file: File) => {
    const mine = ++turn.current;
    stopUpload();
    setPending(true);
    setFailed(null);
    setPreview(undefined);
    const picture = await check(file);
    if (mine !== turn.current) return;
    if (!picture.problem) return send(file, picture.src);
    setPending(false);
    refuse(picture);
  };

  /** Cancels an upload or drops a rejected picture, so that the previous one is back; otherwise removes the picture. */
  const remove = () => {
    turn.current++;
    stopCheck();
    stopUpload();
    setPending(false);
    setFailed(null);
    setPreview(undefined);
    if (isPending || value?.problem) onChange(current ?? null);
    else change(null);
  };

  return (
    <ImageUpload
      {...field}
      value={preview ?? value?.src ?? value?.previous?.src}
      onSelect={(file) => void choose(file)}
      onRemove={value || preview || isPending ? remove : undefined}
      onRetry={failed ? () => void send(failed.file, failed.src) : undefined}
      status={isPending ? 'uploading' : value?.key ? 'uploaded' : 'idle'}
      errorMessage={!isPending && (value?.problem ? formatMessage(errorMessages[value.problem]) : errorMessage)}
      messages={{
        choose: formatMessage(m.chooseImage),
        replace: formatMessage(m.replaceImage),
        remove: formatMessage(m.removeImage),
        retry: formatMessage(commonMessages.retry),
        uploading: formatMessage(m.uploading),
        uploaded: formatMessage(m.uploaded),
        drop: formatMessage(m.dropImage),
      }}
    />
  );
}
