export { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleButtonOption } from './ToggleButtonGroup.tsx';
