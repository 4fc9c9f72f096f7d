export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failure. */
  failures: string[];
}

export function runSuite(
  command: string,
  args: string[],
  report: string,
  read: (report: unknown) => SuiteResult,
  env?: Record<string, string>,
): Promise<SuiteResult>;
