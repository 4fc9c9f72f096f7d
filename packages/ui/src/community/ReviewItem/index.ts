export { type EarlierSubmission, type ReviewFact, ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';
