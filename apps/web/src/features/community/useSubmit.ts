import { submitEmbedCodeMutation, submitMemeMutation, submitPostMutation } from '@pwr-community/api/mutations/content';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import type { Submission } from './submission.ts';

/** Submits content with the request for its type. */
export function useSubmit() {
  const [tweet, tiktok, youtube] = [
    useMutation(submitPostMutation(api, 'twitter')),
    useMutation(submitPostMutation(api, 'tiktok')),
    useMutation(submitPostMutation(api, 'youtube')),
  ];
  const embed = useMutation(submitEmbedCodeMutation(api));
  const meme = useMutation(submitMemeMutation(api));

  const submit = ({ kind, url, code, title, picture }: Submission) => {
    if (kind === 'embed') return embed.mutateAsync(code.trim());
    if (kind === 'meme') return meme.mutateAsync({ image: picture?.key ?? '', title: title.trim() });
    return { tweet, tiktok, youtube }[kind].mutateAsync(url.trim());
  };

  return { submit, isSending: [tweet, tiktok, youtube, embed, meme].some(({ isPending }) => isPending) };
}
