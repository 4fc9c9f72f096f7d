export {
  SubmissionCard,
  SubmissionCardSkeleton,
  type SubmissionCardProps,
  type SubmissionStatus,
} from './SubmissionCard.tsx';
