/**
 * Runs in the page, so it can't use imports. Waits until all finite animations have ended, because colors in transition
 * fail contrast checks.
 */
export async function animationsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await frame();
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
  }
}
