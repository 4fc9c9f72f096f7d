export { QuizLayout, type QuizLayoutProps } from './QuizLayout.tsx';
