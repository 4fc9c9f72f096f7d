export { TagPicker, type TagOption, type TagPickerProps } from './TagPicker.tsx';
