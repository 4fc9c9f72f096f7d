import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { WalletTask } from './walletTask.ts';

/** The data that each modal opens with. Each modal can only be open once. */
export interface ModalData {
  login: undefined;
  /** Asks the member to sign in again before a sensitive action. */
  confirmSignIn: undefined;
  sessionExpired: undefined;
  contact: undefined;
  wallet: WalletTask;
}

export type ModalId = keyof ModalData;
export type OpenModal = { [Id in ModalId]: { id: Id; data: ModalData[Id] } }[ModalId];

interface Modals {
  /** Open modals, the topmost last. */
  stack: readonly OpenModal[];
  /** Opens a modal; does nothing if it is already open. */
  open<Id extends ModalId>(id: Id, ...data: ModalData[Id] extends undefined ? [] : [ModalData[Id]]): void;
  /** Closes the modal with this id, or the topmost one. */
  close(id?: ModalId): void;
  closeAll(): void;
  /** True if the modal is open. Unlike `stack`, it reflects changes since the last render. */
  isOpen(id: ModalId): boolean;
}

const ModalContext = createContext<Modals | null>(null);

export function useModals(): Modals {
  const modals = use(ModalContext);
  if (!modals) throw new Error('useModals needs a ModalProvider above it');
  return modals;
}

export function ModalProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<readonly OpenModal[]>([]);
  const current = useRef(stack);
  const change = useCallback((next: readonly OpenModal[]) => {
    current.current = next;
    setStack(next);
  }, []);
  const isOpen = useCallback((id: ModalId) => current.current.some((modal) => modal.id === id), []);
  const open = useCallback<Modals['open']>(
    (id, ...[data]) => {
      if (!isOpen(id)) change([...current.current, { id, data } as OpenModal]);
    },
    [change, isOpen],
  );
  const close = useCallback(
    (id?: ModalId) => change(id ? current.current.filter((modal) => modal.id !== id) : current.current.slice(0, -1)),
    [change],
  );
  const closeAll = useCallback(() => change([]), [change]);
  const value = useMemo(() => ({ stack, open, close, closeAll, isOpen }), [stack, open, close, closeAll, isOpen]);
  return <ModalContext value={value}>{children}</ModalContext>;
}
