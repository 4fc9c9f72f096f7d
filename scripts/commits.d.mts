export function commitsToCheck(cwd?: string): string[];
