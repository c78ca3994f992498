import path from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

interface Trial {
  /** Creates the plugins that transform modules. */
  plugins: () => PluginOption[]
  root: string
  target: string
  /** The page that it builds; `index.html` if not set. */
  page?: string
}

/**
 * Returns a function that builds the client once, writes nothing, and returns its chunks. Only a build knows
 * which modules a page needs, because it drops the unused parts of libraries and of our own barrels.
 */
export function trialOf({ plugins, root, target, page = 'index.html' }: Trial): () => Promise<Chunks> {
  let chunks: Promise<Chunks> | undefined
  const look = async () => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: plugins(),
      build: {
        write: false,
        minify: false,
        target,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(root, page) },
      },
      worker: { format: 'es' },
    })
    if (Array.isArray(result) || !('output' in result)) throw new Error('The first build has no one output')
    const found = result.output.filter((each) => each.type === 'chunk')
    return new Map(found.map((chunk) => [chunk.fileName, chunk]))
  }
  return async () => await (chunks ??= look())
}

/** Returns the chunks that have these modules: paths in `src`. */
export function chunksWith(chunks: Chunks, paths: readonly string[]): Rolldown.OutputChunk[] {
  return paths.map((path) => {
    const found = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${path}`)),
    )
    if (!found) throw new Error(`src/${path} is in no chunk`)
    return found
  })
}

/** Returns these chunks and everything they import. */
export function closureOf(
  chunks: Chunks,
  roots: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(chunks.get(file))
  }
  for (const root of roots) visit(root)
  return seen
}
