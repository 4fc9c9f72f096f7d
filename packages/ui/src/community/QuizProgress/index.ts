export { QuizProgress, type QuizProgressProps, type QuizStep } from './QuizProgress.tsx';
