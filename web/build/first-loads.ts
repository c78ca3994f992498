import type { Plugin, Rolldown } from 'vite'
import { type Chunks, chunksWith, closureOf } from './trial.ts'

interface FirstLoads {
  trial: () => Promise<Chunks>
  /** Modules that a visitor's and a member's first page load at once: paths in `src`. */
  visitors: readonly string[]
  members: readonly string[]
  /** What Home has above its posts for those who have it, and waits for. */
  above: readonly string[]
  /** What members' pages load right after the first picture. */
  late: readonly string[]
  /** Small parts of the visitors' page that members' pages need later: these must not have to load its file whole. */
  shared: readonly string[]
  /** Pages that must not have to load either file whole. */
  others: readonly string[]
}

const visitorsFile = 'visitors'
const membersFile = 'members'
const sharedFile = 'shared'
const aboveFile = 'above'
const lateFile = 'late'

/**
 * Makes one file of the modules that every page needs, one of what a visitor's first page needs besides, one of
 * what a member's does, one of what some members have above their posts, and one of what all load once the page is
 * painted. By default there would be sixty, each a round trip on a phone.
 */
export function firstLoads({ trial, visitors, members, above, late, shared, others }: FirstLoads): Plugin {
  return {
    name: 'commons-first-loads',
    apply: 'build',
    async config() {
      const chunks = await trial()
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry)
      const always = modulesOf(chunks, entries)
      const ofVisitors = modulesOf(chunks, chunksWith(chunks, visitors))
      const ofMembers = modulesOf(chunks, chunksWith(chunks, members))
      const ofAbove = modulesOf(chunks, chunksWith(chunks, above))
      const ofLate = modulesOf(chunks, chunksWith(chunks, late))
      const ofOthers = modulesOf(chunks, chunksWith(chunks, others))
      const isBase = (id: string) =>
        always.has(id) ||
        (ofVisitors.has(id) &&
          (ofMembers.has(id) || ofLate.has(id) || shared.some((path) => id.includes(`/src/${path}`))))
      const groups = [
        { name: 'base', test: isBase },
        { name: visitorsFile, test: (id: string) => ofVisitors.has(id) },
        { name: membersFile, test: (id: string) => ofMembers.has(id) && !ofOthers.has(id) },
        // What other pages need, too, in one file: each would take one of a browser's six connections for a round trip.
        { name: sharedFile, test: (id: string) => ofMembers.has(id) },
        { name: lateFile, test: (id: string) => ofLate.has(id) && !ofOthers.has(id) },
        // What both need comes with the file that everybody loads.
        { name: aboveFile, test: (id: string) => ofAbove.has(id) && !ofOthers.has(id) },
      ].map((group) => ({ ...group, includeDependenciesRecursively: false }))
      return {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups } },
            // One page may import lazily what is in another page's first file.
            checks: { ineffectiveDynamicImport: false },
          },
        },
      }
    },
    // theme.js preloads some of these files, and what they import: otherwise they would be requested only after those
    // before them have run.
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = new Map(
          Object.values(bundle ?? {}).flatMap((each) =>
            each.type === 'chunk' ? [[each.fileName, each] as const] : [],
          ),
        )
        const named = (name: string) => {
          const file = [...files.values()].find((each) => each.name === name)
          if (!file) throw new Error(`There is no file ${name}`)
          return file
        }
        const entries = [...files.values()].filter(({ isEntry }) => isEntry)
        const pieces = [
          { name: visitorsFile, of: [visitorsFile], there: entries },
          { name: membersFile, of: [membersFile], there: entries },
          // It is made of parts of both.
          { name: aboveFile, of: [aboveFile, lateFile], there: [...entries, named(membersFile)] },
        ]
        return pieces.map(({ name, of, there }) => {
          const known = closureOf(files, there)
          const chunks = [...closureOf(files, of.map(named))].filter((chunk) => !known.has(chunk))
          const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
          const paths = [...chunks.map(({ fileName }) => fileName), ...new Set(styles)]
          const attrs = { name: `${name}-piece`, content: paths.map((path) => `/${path}`).join(' ') }
          return { tag: 'meta', attrs, injectTo: 'head-prepend' }
        })
      },
    },
  }
}

/** Returns the modules of these chunks and of everything they import. */
function modulesOf(chunks: Chunks, roots: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  return new Set([...closureOf(chunks, roots)].flatMap(({ moduleIds }) => moduleIds))
}
