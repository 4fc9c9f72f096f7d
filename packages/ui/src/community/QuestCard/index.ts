export {
  QuestCard,
  QuestCardSkeleton,
  type QuestActionProps,
  type QuestCardProps,
  type QuestState,
} from './QuestCard.tsx';
