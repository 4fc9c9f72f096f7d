import { CardList } from '@pwr-community/ui/community/CardList';
import { ProjectCard } from '@pwr-community/ui/community/ProjectCard';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import type { Words } from './messages';
import type { Pattern } from './patterns';

interface PatternListProps {
  patterns: readonly Pattern[];
  onLike: (id: string, isLiked: boolean) => void;
  words: Words;
}

export function PatternList({ patterns, onLike, words }: PatternListProps) {
  const items = patterns.map((pattern) => ({
    id: pattern.id,
    content: (
      <ProjectCard
        project={{ ...pattern, categories: [words.yarns[pattern.yarn], pattern.needle] }}
        href={`#${pattern.id}`}
        commentsHref={`#${pattern.id}`}
        onUpvote={({ id }, isUpvoted) => onLike(id, isUpvoted)}
        messages={words.card}
      />
    ),
  }));
  return (
    <CardList
      layout="rows"
      state="done"
      items={items}
      skeleton={<Skeleton lines={2} />}
      onRetry={() => {}}
      messages={words.list}
    />
  );
}
