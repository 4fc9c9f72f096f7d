/** Prints rows under their headings, each column as wide as its longest cell. */
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
