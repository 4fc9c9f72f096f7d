/**
 * Runs a step of the test, and prints its duration. Exits the process if the step fails.
 * @param work returns the result for later steps; its argument adds a note to the printed line
 */
export async function step<T>(name: string, work: (say: (what: string) => void) => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const said: string[] = [];
  const line = (mark: string) =>
    console.log(
      `${mark} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${[name, ...said].join(': ')}`,
    );
  try {
    const result = await work((what) => said.push(what));
    line('✓');
    return result;
  } catch (error) {
    line('✗');
    console.error((error as Error).message);
    process.exit(1);
  }
}
