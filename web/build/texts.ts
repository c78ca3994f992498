import { createHash } from 'node:crypto'
import path from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { MagicString } from 'magic-string'
import type { Plugin, Rolldown } from 'vite'
import { cs } from '../../contract/src/messages/cs.ts'
import { en } from '../../contract/src/messages/en.ts'
import config from '../lingui.config.ts'
import { type FirstPages, textSetsOf } from './text-sets.ts'
import { type Chunks, chunksWith, closureOf } from './trial.ts'

type Language = 'en' | 'cs'
type Texts = Readonly<Record<string, CompiledMessage>>

const virtual = 'virtual:texts'
const sources = path.join(import.meta.dirname, '../src/')
const wrapper = '/src/locales/with-texts.ts'

/** Returns the pages' own texts and the contract's, compiled: no parser of ICU ships to the browser. */
async function compileTexts(): Promise<Readonly<Record<Language, Texts>>> {
  const catalogues = await getCatalogs(makeConfig(config))
  const compiled = async (language: Language, contract: Readonly<Record<string, string>>) => {
    const texts: Record<string, CompiledMessage> = {}
    for (const catalogue of catalogues)
      for (const [id, { message, translation }] of Object.entries((await catalogue.read(language)) ?? {}))
        texts[id] = compileMessage(translation || message || id)
    for (const [id, text] of Object.entries(contract)) texts[id] = compileMessage(text)
    return texts
  }
  return { en: await compiled('en', en), cs: await compiled('cs', cs) }
}

/**
 * In tests and while Vite serves the pages, all texts are there at once, whatever asks for them:
 * `virtual:texts`, with `virtual:texts/en` and `/cs`.
 */
export function allTexts(): Plugin {
  let all: ReturnType<typeof compileTexts> | undefined
  return {
    name: 'commons-all-texts',
    resolveId: (id) => (id === virtual || id.startsWith(`${virtual}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${virtual}`)
        return `
          export const firstTexts = async (language) =>
            (await (language === 'cs' ? import('${virtual}/cs') : import('${virtual}/en'))).default
          export const fetchTexts = () => ({})`
      if (!id.startsWith(`\0${virtual}/`)) return undefined
      const texts = (await (all ??= compileTexts()))[id.endsWith('/cs') ? 'cs' : 'en']
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`
    },
  }
}

/** Stands in for the texts in the trial build. */
export const noTexts = (): Plugin => ({
  name: 'commons-no-texts',
  resolveId: (id) => (id === virtual ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${virtual}` ? `export const firstTexts = () => ({}), fetchTexts = firstTexts` : undefined,
})

/**
 * Has each part of the client come with its texts, in files of their own for each language: what is imported
 * dynamically is there only once its texts are. Which these are follows from the modules that it imports.
 *
 * @param later parts that some first pages have besides, each with texts of its own: paths in `src`.
 */
export function partTexts(
  trial: () => Promise<Chunks>,
  firstPages: FirstPages,
  later: FirstPages = {},
): Plugin {
  /** Keys of files of texts, by the module that they come with; empty where none do. */
  const keys = new Map<string, string>()
  let modules: ReadonlySet<string> = new Set()
  /** What every page has from the start, and so its texts. */
  let always: ReadonlySet<string> = new Set()
  let first: Readonly<Record<Language, string>> = { en: '{}', cs: '{}' }

  return {
    name: 'commons-part-texts',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      const texts = await compileTexts()
      const idsIn = idFinder(Object.keys(texts.en))
      const chunks = await trial()
      modules = modulesOf(chunks.values())
      always = modulesOf(
        closureOf(
          chunks,
          [...chunks.values()].filter(({ isEntry }) => isEntry),
        ),
      )
      const { base, of } = textSetsOf(chunks, firstPages, idsIn)
      const contentOf = (language: Language, ids: ReadonlySet<string>) =>
        JSON.stringify(Object.fromEntries([...ids].toSorted().map((id) => [id, texts[language][id]])))
      first = { en: contentOf('en', base), cs: contentOf('cs', base) }
      keys.clear()
      for (const [module, ids] of of) {
        const contents = { en: contentOf('en', ids), cs: contentOf('cs', ids) }
        const key = createHash('sha256')
          .update(contents.en)
          .update(contents.cs)
          .digest('base64url')
          .slice(0, 6)
        const isKnown = [...keys.values()].includes(key)
        keys.set(module, ids.size > 0 ? key : '')
        if (ids.size === 0 || isKnown) continue
        for (const [language, source] of Object.entries(contents))
          this.emitFile({ type: 'asset', fileName: fileOf(key, language), source })
      }
    },
    resolveId: (id) => (id === virtual ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      return `
        const first = { en: ${first.en}, cs: ${first.cs} }
        export const firstTexts = (language) => first[language]
        export const fetchTexts = async (key, language) => {
          const answer = await fetch(\`/assets/texts-\${key}.\${language}.json\`).catch((cause) => {
            throw new Error('Texts did not arrive', { cause })
          })
          if (!answer.ok) throw new Error(\`Texts did not arrive: \${answer.status}\`)
          return answer.json()
        }`
    },
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return undefined
      const found: Array<readonly [start: number, end: number, key: string]> = []
      for (const { start, end, from } of dynamicImports(this.parse(code))) {
        const target = await this.resolve(from, id)
        if (!target?.id.startsWith(sources)) continue
        const key = keys.get(target.id)
        if (key) found.push([start, end, key])
        // What development alone imports is in no chunk.
        else if (key === undefined && modules.has(target.id) && !always.has(target.id))
          throw new Error(`${target.id} is no part of its own, so its texts aren't known`)
      }
      if (found.length === 0) return undefined
      const changed = new MagicString(code)
      for (const [start, end, key] of found) {
        changed.appendLeft(start, `__withTexts('${key}', `)
        changed.appendRight(end, ')')
      }
      changed.prepend(`import { withTexts as __withTexts } from '${wrapper}';\n`)
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) }
    },
    // theme.js requests these together with the scripts.
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const chunks = await trial()
        const found = (paths: readonly string[]) =>
          chunksWith(chunks, paths).flatMap(
            (chunk) => keys.get(chunk.facadeModuleId ?? chunk.moduleIds[0] ?? '') || [],
          )
        const meta = (name: string, content: string | undefined) => {
          if (!content) throw new Error(`${name} has no texts`)
          return { tag: 'meta', attrs: { name: `${name}-texts`, content }, injectTo: 'head-prepend' as const }
        }
        return [
          ...Object.entries(firstPages).map(([name, paths]) => meta(name, found(paths)[0])),
          ...Object.entries(later).map(([name, paths]) => meta(name, [...new Set(found(paths))].join(' '))),
        ]
      },
    },
  }
}

const modulesOf = (chunks: Iterable<Rolldown.OutputChunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))

const fileOf = (key: string, language: string) => `assets/texts-${key}.${language}.json`

/**
 * Returns a function that finds the ids of texts in a chunk: Lingui's, which its macros leave in the code, and
 * the contract's, which code may name without `field.` or `refusal.`.
 */
function idFinder(ids: readonly string[]) {
  const known = new Set(ids)
  const literal = /(["'`])([\w.+/-]{2,80})\1/g
  const found = new Map<Rolldown.OutputChunk, ReadonlySet<string>>()
  return (chunk: Rolldown.OutputChunk): ReadonlySet<string> => {
    const before = found.get(chunk)
    if (before) return before
    const words = [...chunk.code.matchAll(literal)].flatMap(([, , word = '']) => [
      word,
      `field.${word}`,
      `refusal.${word}`,
    ])
    const mine = new Set(words.filter((word) => known.has(word)))
    found.set(chunk, mine)
    return mine
  }
}

interface DynamicImport {
  readonly start: number
  readonly end: number
  readonly from: string
}

/** Lists the imports of a literal path in a module's syntax tree. */
function* dynamicImports(node: unknown): Generator<DynamicImport> {
  if (Array.isArray(node)) for (const each of node) yield* dynamicImports(each)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, start, end, source } = node as Record<string, unknown>
  if (type === 'ImportExpression') {
    const { value } = (source ?? {}) as { value?: unknown }
    if (typeof value === 'string' && typeof start === 'number' && typeof end === 'number')
      yield { start, end, from: value }
  }
  for (const each of Object.values(node)) if (typeof each === 'object') yield* dynamicImports(each)
}
