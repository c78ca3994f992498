import { openTexts } from './language.ts'

/**
 * Returns what is being imported once its texts are there, too. The build wraps each dynamic import in it
 * (build/texts.ts).
 */
export async function withTexts<Loaded>(key: string, loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, openTexts(key)])
  return loaded
}
