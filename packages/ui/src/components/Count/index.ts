export { Count, type CountProps } from './Count.tsx';
