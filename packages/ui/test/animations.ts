/** Runs in the page, so it stands alone: until what comes in has come in. A colour halfway is nobody's choice. */
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
