/** A map with a limited total size. Entries are in the order in which they were set. */
export class SizedMap<Value> {
  private readonly entries = new Map<string, { value: Value; size: number }>();
  private total = 0;

  /** @param most maximum total size, in the unit of the entries' sizes */
  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /**
   * Sets an entry as the newest, and drops the oldest entries while the total is too large.
   * @returns the keys of the dropped entries
   */
  set(key: string, value: Value, size: number): string[] {
    this.delete(key);
    this.entries.set(key, { value, size });
    this.total += size;
    const dropped: string[] = [];
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.most) break;
      this.delete(oldest);
      dropped.push(oldest);
    }
    return dropped;
  }

  /** Drops the oldest entries, up to the first that doesn't match. */
  dropWhile(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) {
      if (!matches(value)) break;
      this.delete(key);
    }
  }

  delete(key: string): void {
    this.total -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
