export { ReviewQueue, type ReviewQueueItem, type ReviewQueueProps, type ReviewSelection } from './ReviewQueue.tsx';
