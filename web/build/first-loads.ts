import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

interface FirstLoads {
  /** Plugins that decide what becomes of a module, for the build that is only looked at. */
  plugins: () => PluginOption[]
  root: string
  target: string
  /** What a visitor's first page loads at once, and a member's: paths in `src`. */
  visitors: readonly string[]
  members: readonly string[]
  /** Pages for which neither of the two must be loaded whole. */
  others: readonly string[]
}

const visitorsFile = 'visitors'
const membersFile = 'members'

/**
 * Makes one file of what every page needs, one of what a visitor's first page needs beside it, and one of what a
 * member's does. Left alone it would be sixty, and a phone waits for the way of each. Which modules those are only
 * a build knows, which leaves out what is not used of a library; so there are two, and the first is only looked at.
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
            // What one page fetches late lies in the file that another begins with.
            checks: { ineffectiveDynamicImport: false },
          },
        },
      }
    },
    // Else they would be asked for only once the file of every page has run: theme.js asks for one of them.
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

/** The modules of these chunks and of all that they import. */
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
