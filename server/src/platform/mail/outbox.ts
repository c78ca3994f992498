/** The folder of what would be sent if the operator had set up a server for it. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file that only the operator reads, whole or not at all; returns its path. */
export async function putInOutbox(folder: string, name: string, content: Buffer | string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = path.join(folder, `${time}-${name}`)
  const unfinished = path.join(folder, `.${randomUUID()}.unfinished`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, file)
  return file
}
