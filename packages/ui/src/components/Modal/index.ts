export { Modal, type ModalMessages, type ModalProps, preloadModal } from './Modal.tsx';
export { ModalFrame, type ModalFrameProps } from '../../internal/frame/ModalFrame.tsx';
