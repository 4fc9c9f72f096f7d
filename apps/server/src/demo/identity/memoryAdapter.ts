import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Maximum number of entries. The oldest are evicted, which bounds the memory of a long-running demo. */
const CAPACITY = 2000;

interface Entry {
  payload: AdapterPayload;
  /** In ms since 1970; infinite if it doesn't expire. */
  expiresAt: number;
}

/** Stores the identity provider's state in this process's memory. */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  const find = (matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const { payload, expiresAt } of entries.values()) {
      if (expiresAt > Date.now() && matches(payload)) return payload;
    }
    return undefined;
  };

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        // Reinserts at the end, as the newest.
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
        const [oldest] = entries.keys();
        if (entries.size > CAPACITY && oldest) entries.delete(oldest);
      },
      async find(id) {
        const entry = entries.get(keyOf(id));
        return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
      },
      async findByUid(uid) {
        return find((payload) => payload.uid === uid);
      },
      async findByUserCode(userCode) {
        return find((payload) => payload.userCode === userCode);
      },
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
