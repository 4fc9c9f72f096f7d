/** Runs it in the first task after the next frame. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
