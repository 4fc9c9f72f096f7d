/** True if a decision can still be appealed at the given time. */
export const canAppeal = ({ appealUntil }: { appealUntil: string | null }, now = Date.now()): boolean =>
  appealUntil !== null && now <= Date.parse(appealUntil);
