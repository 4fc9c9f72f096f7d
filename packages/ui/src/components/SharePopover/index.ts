export { SharePopover, type SharePopoverProps, type ShareTriggerProps } from './SharePopover.tsx';
