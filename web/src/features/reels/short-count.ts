const formats = new Map<string, Intl.NumberFormat>()

/** "1.2K" and the like, in a language. */
export function shortCount(count: number, language: string): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language, { notation: 'compact' })))
  return format.format(count)
}
