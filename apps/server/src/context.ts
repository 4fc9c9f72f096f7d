import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { SiteSource } from './config/site/source.ts';
import type { Database } from './db/database.ts';
import type { Replicas } from './db/replicas.ts';
import type { FileStore } from './outside/files/fileStore.ts';
import type { Services } from './outside/index.ts';
import type { IdentityProviders } from './outside/providers/index.ts';

/** The parts of a running server, passed to every handler. */
export interface AppContext {
  config: Config;
  site: SiteSource;
  db: Database;
  /** The replicas, which serve visitors' reads. */
  replicas: Replicas;
  clock: Clock;
  files: FileStore;
  providers: IdentityProviders;
  services: Services;
  /** Key of the HMACs that pseudonymize the accounts in proofs and sign unsubscribe links. */
  proofKey: string;
}
