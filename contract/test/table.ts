/** The rows of a table of this folder: columns parted by tabs; a line that begins with # is about the table. */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/** What is listed as not yet built, of one kind: the name and, tab-separated, what tells it from its namesakes. */
export function notYetBuilt(text: string, kind: 'call' | 'route' | 'text'): Set<string> {
  return new Set(rowsOf(text).flatMap(([each, ...rest]) => (each === kind ? [rest.join('\t')] : [])))
}
