import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

interface FirstLoads {
  /** Creates the plugins that transform modules, for the trial build. */
  plugins: () => PluginOption[]
  root: string
  target: string
  /** Modules that a visitor's and a member's first page load at once: paths in `src`. */
  visitors: readonly string[]
  members: readonly string[]
  /** Pages that must not have to load either file whole. */
  others: readonly string[]
}

const visitorsFile = 'visitors'
const membersFile = 'members'

/**
 * Makes one file of the modules that every page needs, one of what a visitor's first page needs besides, and
 * one of what a member's does. By default there would be sixty, each a round trip on a phone. Only a build
 * knows these modules, because it drops the unused parts of libraries, so a trial build runs first.
 */
export function firstLoads({ plugins, root, target, visitors, members, others }: FirstLoads): Plugin {
  return {
    name: 'commons-first-loads',
    apply: 'build',
    async config() {
      const chunks = await look()
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry)
      const always = modulesOf(chunks, entries)
      const ofVisitors = modulesOf(chunks, named(chunks, visitors))
      const ofMembers = modulesOf(chunks, named(chunks, members))
      const ofOthers = modulesOf(chunks, named(chunks, others))
      const isBase = (id: string) => always.has(id) || (ofVisitors.has(id) && ofMembers.has(id))
      const groups = [
        { name: 'base', test: isBase },
        { name: visitorsFile, test: (id: string) => ofVisitors.has(id) },
        { name: membersFile, test: (id: string) => ofMembers.has(id) && !ofOthers.has(id) },
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
    // theme.js preloads one of these files: otherwise they would be requested only after the base file has
    // run.
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return [visitorsFile, membersFile].map((name) => {
          const file = Object.values(bundle ?? {}).find((each) => each.type === 'chunk' && each.name === name)
          if (!file) throw new Error(`There is no file ${name}`)
          const attrs = { name: `${name}-piece`, content: `/${file.fileName}` }
          return { tag: 'meta', attrs, injectTo: 'head-prepend' }
        })
      },
    },
  }

  async function look(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: plugins(),
      build: { write: false, minify: false, target, modulePreload: { polyfill: false } },
      worker: { format: 'es' },
    })
    if (Array.isArray(result) || !('output' in result)) throw new Error('The first build has no one output')
    const chunks = result.output.filter((each) => each.type === 'chunk')
    return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  }
}

function named(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  paths: readonly string[],
): Rolldown.OutputChunk[] {
  return paths.map((path) => {
    const found = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${path}`)),
    )
    if (!found) throw new Error(`src/${path} is in no chunk`)
    return found
  })
}

/** Returns the modules of these chunks and of everything they import. */
function modulesOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  roots: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(chunks.get(file))
  }
  for (const root of roots) visit(root)
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}
