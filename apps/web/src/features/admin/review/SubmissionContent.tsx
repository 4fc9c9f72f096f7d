import type { ReviewSubmission } from '@pwr-community/api/schema';
import { EmbedCard } from '@pwr-community/ui/community/EmbedCard';
import { MemeCard } from '@pwr-community/ui/community/MemeCard';
import { titleOf } from '../../../shared/submissions/parts.tsx';
import { usePostWords } from '../../../shared/submissions/usePostWords.ts';
import { usePreview } from '../../../shared/submissions/usePreview.ts';

export interface SubmissionContentProps {
  submission: Pick<ReviewSubmission, 'url' | 'imageUrl' | 'title' | 'preview'>;
  /** The submission's id. A post that was shown is hidden when another submission opens. */
  id: number;
  /** The member's name. */
  author: string;
  /** Loads the post from its platform, at the admin's request or because of the desk's settings. Default false. */
  isPostShown?: boolean;
}

/** A submitted image, or a post's preview. The post's embedded frame loads only when asked for. */
export function SubmissionContent({ submission, id, author, isPostShown = false }: SubmissionContentProps) {
  const words = usePostWords();
  const previewOf = usePreview();
  const { url, imageUrl } = submission;
  const title = titleOf(submission);
  if (imageUrl) return <MemeCard key={id} src={imageUrl} alt={title} messages={words.memeBy(author)} />;
  return (
    <EmbedCard
      key={id}
      url={url ?? ''}
      title={title}
      {...previewOf(submission)}
      isShown={isPostShown}
      messages={words.embed}
    />
  );
}
