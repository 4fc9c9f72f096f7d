export { CheckList, type CheckListProps } from './CheckList.tsx';
