const formats = new Map<string, Intl.NumberFormat>()

/** Returns a short form of a count in a language, such as "1.2K". */
export function shortCount(count: number, language: string): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language, { notation: 'compact' })))
  return format.format(count)
}
