/** Which texts come with which part of the client: what its modules and those they import can show. */
import type { Rolldown } from 'vite'
import { type Chunks, chunksWith, closureOf } from './trial.ts'

/** Parts that load together with a first page, so that their texts are one file: paths in `src`. */
export type FirstPages = Readonly<Record<string, readonly string[]>>

export interface TextSets {
  /** Ids of texts that every page loads at once. */
  readonly base: ReadonlySet<string>
  /** Ids of texts that come with a module that is imported dynamically, beyond what is there before it. */
  readonly of: ReadonlyMap<string, ReadonlySet<string>>
}

interface Part {
  readonly chunks: readonly Rolldown.OutputChunk[]
  /** What it and all that it imports can show. */
  readonly shown: ReadonlySet<string>
  /** Files that it may import later. */
  readonly later: ReadonlySet<string>
}

/**
 * Finds the texts of each part of the client. A part is drawn only once its own are there. What every part
 * that may import it has is there by then, and isn't loaded again.
 *
 * @param idsIn returns the ids of texts in a chunk.
 */
export function textSetsOf(
  chunks: Chunks,
  firstPages: FirstPages,
  idsIn: (chunk: Rolldown.OutputChunk) => ReadonlySet<string>,
): TextSets {
  const all = [...chunks.values()]
  const partOf = (roots: readonly Rolldown.OutputChunk[]): Part => {
    const closure = [...closureOf(chunks, roots)]
    return {
      chunks: roots,
      shown: new Set(closure.flatMap((chunk) => [...idsIn(chunk)])),
      later: new Set(closure.flatMap((chunk) => chunk.dynamicImports)),
    }
  }
  const base = partOf(all.filter(({ isEntry }) => isEntry))
  const parts = Object.values(firstPages).map((paths) => partOf(chunksWith(chunks, paths)))
  const taken = new Set([base, ...parts].flatMap((part) => part.chunks))
  const imported = new Set(all.flatMap((chunk) => chunk.dynamicImports))
  for (const chunk of all) if (imported.has(chunk.fileName) && !taken.has(chunk)) parts.push(partOf([chunk]))

  // What is there before a part: what all parts that may import it have, themselves or before them.
  const there = new Map<Part, ReadonlySet<string>>()
  const withOwn = (part: Part): ReadonlySet<string> => new Set([...(there.get(part) ?? []), ...part.shown])
  const imports = (one: Part, other: Part) => other.chunks.some(({ fileName }) => one.later.has(fileName))
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const part of parts) {
      const sets = parts.filter((other) => there.has(other) && imports(other, part)).map(withOwn)
      if (imports(base, part)) sets.push(base.shown)
      if (sets.length === 0) continue
      const found = sets.reduce((some, each) => new Set([...some].filter((id) => each.has(id))))
      if (found.size === there.get(part)?.size) continue
      there.set(part, found)
      isChanged = true
    }
  }
  const of = new Map<string, ReadonlySet<string>>()
  for (const part of parts) {
    const before = there.get(part)
    const own = new Set([...part.shown].filter((id) => !before?.has(id)))
    for (const { facadeModuleId, moduleIds } of part.chunks)
      // A chunk that is also imported statically is no module's alone.
      for (const id of facadeModuleId ? [facadeModuleId] : moduleIds) of.set(id, own)
  }
  return { base: base.shown, of }
}
