/** The name of the software, and of a network until its operator gives it one. */
export const ownName = 'Commons'

/**
 * Returns texts in which the network has its own name. In texts that people read, Commons is the name of the network
 * that they are in; where the software is meant, its name is a value. Compiled texts are texts, or lists of their
 * parts.
 */
export function renamed<Texts>(texts: Texts, name: string): Texts {
  if (name === ownName) return texts
  const rename = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll(ownName, () => name)
    if (Array.isArray(part)) return part.map(rename)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, rename(value)]))
  }
  return rename(texts) as Texts
}
