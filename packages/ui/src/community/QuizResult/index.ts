export { QuizResult, type QuizResultProps, type QuizResultQuestion } from './QuizResult.tsx';
