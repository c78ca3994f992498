/** Where the built web client is: each build has a folder of its own (`tools/launch-web.mjs`). */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const Current = z.object({ folder: z.string() })

/** Where each process notes which build it serves, so that building leaves it. */
const served = 'served'

/** Returns the folder of the build that is current now, undefined before the first one. */
export function findWebRoot(): string | undefined {
  const pointer = path.join(dist, 'current.json')
  if (!existsSync(pointer)) return undefined
  return path.join(dist, Current.parse(JSON.parse(readFileSync(pointer, 'utf8'))).folder)
}

/** Notes that this process serves a build, which is kept until then; returns what takes that back. */
export async function noteServed(webRoot: string): Promise<() => Promise<void>> {
  const note = path.join(path.dirname(webRoot), served, String(process.pid))
  try {
    await mkdir(path.dirname(note), { recursive: true })
    await writeFile(note, path.basename(webRoot))
  } catch {
    // Where this process may not write, builds are kept by their age alone.
  }
  return () => rm(note, { force: true }).catch(() => undefined)
}

/** Returns the folder of this build, or of one beside it, that has a hashed file. */
export async function findAsset(webRoot: string, name: string): Promise<string | undefined> {
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined
  const own = path.join(webRoot, 'assets')
  if (await hasFile(own, name)) return own
  const dist = path.dirname(webRoot)
  // What is still being built has no such file beside its folder.
  const whole = (await readdir(dist).catch(() => [])).filter((each) => each.endsWith('.json'))
  for (const build of whole) {
    const folder = path.join(dist, path.basename(build, '.json'), 'assets')
    if (await hasFile(folder, name)) return folder
  }
  return undefined
}

const hasFile = async (folder: string, name: string): Promise<boolean> =>
  (await stat(path.join(folder, name)).catch(() => undefined))?.isFile() ?? false
