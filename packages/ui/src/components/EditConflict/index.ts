export { EditConflict, type ConflictingField, type EditConflictProps } from './EditConflict.tsx';
