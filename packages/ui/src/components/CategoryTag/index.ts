export { CategoryTag, type CategoryTagProps } from './CategoryTag.tsx';
