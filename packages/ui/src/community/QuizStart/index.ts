export { QuizStart, type QuizStartProps } from './QuizStart.tsx';
