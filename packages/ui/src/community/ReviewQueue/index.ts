export { ReviewQueue, type ReviewQueueItem, type ReviewQueueProps } from './ReviewQueue.tsx';
