/** Returns the items of a comma-separated list, trimmed, without empty ones and repetitions. */
export function listItems(text: string | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  ]
}
