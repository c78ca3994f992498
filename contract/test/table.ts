/**
 * Returns the rows of a table in this folder: columns separated by tabs; lines that begin with # are
 * comments.
 */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/**
 * Returns what is listed as not yet built, of one kind: the name and, after a tab, what tells it from others
 * of that name.
 */
export function notYetBuilt(text: string, kind: 'call' | 'route' | 'text'): Set<string> {
  return new Set(rowsOf(text).flatMap(([each, ...rest]) => (each === kind ? [rest.join('\t')] : [])))
}
