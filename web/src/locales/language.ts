import { renamed } from '@commons/contract/shared/renamed.ts'
import { i18n, type Messages } from '@lingui/core'
import { fetchTexts, firstTexts } from 'virtual:texts'
import { network } from '../ui/network.ts'

/** The languages by their codes, each named in itself. */
export const languages = { en: 'English', cs: 'Čeština' } as const
export type Language = keyof typeof languages

const key = 'commons.language'

/*
 * Texts that are here, by language. Later ones are added to these objects, not with i18n.load: that would
 * render the whole page again, and only what is still to be drawn needs them.
 */
const texts: Record<Language, Messages> = { en: {}, cs: {} }
i18n.load(texts)

/** The same as they were written: in them the network is called Commons. */
const written: Record<Language, Messages[]> = { en: [], cs: [] }

/**
 * Returns a name for use in texts. Lingui looks for elements and escapes in them; none begins before a word joiner,
 * which nobody sees.
 */
const inTexts = (its: string) => its.replaceAll(/<(?=\w)|\\(?=[ux])/g, '$&\u2060')

let { name } = network.get()
network.subscribe(() => {
  if (network.get().name === name) return
  ;({ name } = network.get())
  for (const language of ['en', 'cs'] as const)
    for (const part of written[language]) Object.assign(texts[language], renamed(part, inTexts(name)))
  if (i18n.locale) i18n.activate(i18n.locale)
})

// The build finds the texts of each part; what it misses must not stay unnoticed.
i18n.on('missing', ({ id }) => console.error(`There is no text ${id}`))

/** Keys of the texts of what has been opened; those of another language are fetched when it is chosen. */
const opened = new Set<string>()
const fetched = new Map<string, Promise<void>>()

/** Fetches texts once; after a failure, again. */
async function fetchOnce(language: Language, key?: string): Promise<void> {
  const name = `${language} ${key}`
  const load = async () => {
    const found = await (key === undefined ? firstTexts(language) : fetchTexts(key, language))
    written[language].push(found)
    Object.assign(texts[language], renamed(found, inTexts(network.get().name)))
  }
  const loading = fetched.get(name) ?? load()
  fetched.set(name, loading)
  try {
    await loading
  } catch (error) {
    fetched.delete(name)
    throw error
  }
}

function isLanguage(value: string | null | undefined): value is Language {
  return value === 'en' || value === 'cs'
}

/** What was chosen in this browser before. */
export function rememberedLanguage(): Language | undefined {
  try {
    const chosen = localStorage.getItem(key)
    return isLanguage(chosen) ? chosen : undefined
  } catch {
    // A browser may forbid storage; the choice then lasts as long as the page.
    return undefined
  }
}

/** The first of the browser's languages that there is. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? network.get().language
}

export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'en'
}

let latest: Language | undefined

/** Shows every text in this language, without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  latest = language
  await Promise.all([undefined, ...opened].map((key) => fetchOnce(language, key)))
  // Another choice may have been made while these were on their way.
  if (latest !== language) return
  i18n.activate(language)
  document.documentElement.lang = language
}

/** Fetches the texts of a part of the client, in the language shown and in the one chosen since. */
export async function openTexts(key: string): Promise<void> {
  opened.add(key)
  const languages = new Set([currentLanguage(), latest ?? currentLanguage()])
  await Promise.all([...languages].map((language) => fetchOnce(language, key)))
}

/** Keeps a choice for the next visit; theme.js reads it before the first paint. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // See above.
  }
}

/** The contract's number of a language: 1 English, 2 Czech. */
export function languageId(language: Language): 1 | 2 {
  return language === 'cs' ? 2 : 1
}

export function languageOfId(id: 1 | 2): Language {
  return id === 2 ? 'cs' : 'en'
}
