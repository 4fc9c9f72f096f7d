export { Modal, type ModalMessages, type ModalProps, preloadModal } from './Modal.tsx';
