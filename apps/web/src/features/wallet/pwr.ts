/** What the wallet extension puts on `window`, as far as it is used here. An older one may lack any of it. */
export interface Pwr {
  connect?: () => Promise<unknown>;
  /** The connected addresses, the selected one first. */
  getConnections?: () => Promise<string[]>;
  /** Tells one seed, and so one device, from another. */
  getFingerprints?: () => Promise<string>;
  signMessage?: (request: { from: string; message: string }) => Promise<unknown>;
  payableVidaDataTransaction?: (request: {
    from: string;
    vidaId: string;
    amount: string;
    data: Uint8Array;
  }) => Promise<unknown>;
  onAccountChange?: Listenable;
  onDisconnect?: Listenable;
}

/** There is no way to stop listening. */
interface Listenable {
  addListener?: (listener: () => void) => void;
}

declare global {
  interface Window {
    pwr?: Pwr;
  }
}
