/** Prints a table whose columns are as wide as their longest cells. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const lines = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
