/** Where the built web client is: each build has a folder of its own (`tools/launch-web.mjs`). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const Current = z.object({ folder: z.string() })

/** Returns the folder of the build that is current now, undefined before the first one. */
export function findWebRoot(): string | undefined {
  const pointer = path.join(dist, 'current.json')
  if (!existsSync(pointer)) return undefined
  return path.join(dist, Current.parse(JSON.parse(readFileSync(pointer, 'utf8'))).folder)
}
