export { DetailSheet, type DetailSheetProps } from './DetailSheet.tsx';
