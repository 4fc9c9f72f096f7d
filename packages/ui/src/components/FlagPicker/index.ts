export { FlagPicker, type Country, type FlagPickerProps } from './FlagPicker.tsx';
