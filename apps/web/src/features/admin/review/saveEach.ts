/**
 * Saves items one after another. A failure doesn't stop the rest.
 * @returns the saved items, those that failed, and the first error
 */
export async function saveEach<Item>(items: readonly Item[], save: (item: Item) => Promise<unknown>) {
  const saved: Item[] = [];
  const failed: Item[] = [];
  let error: unknown;
  for (const item of items) {
    try {
      await save(item);
      saved.push(item);
    } catch (problem) {
      failed.push(item);
      error ??= problem;
    }
  }
  return { saved, failed, error };
}
