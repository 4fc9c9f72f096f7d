export { type QuizAnswer, QuizQuestion, type QuizQuestionMessages, type QuizQuestionProps } from './QuizQuestion.tsx';
export { QuizQuestionSkeleton, type QuizQuestionSkeletonProps } from './QuizQuestionSkeleton.tsx';
