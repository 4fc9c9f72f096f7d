/** Returns whether a decision can be appealed now. The time is unknown until the page is hydrated. */
export const canAppeal = ({ appealUntil }: { appealUntil: string | null }, now: number | undefined): boolean =>
  appealUntil !== null && (now === undefined || now <= Date.parse(appealUntil));
