/** Writes files in a child process, flushed before anybody learns of them. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'

export async function writeMade(folder: string, name: string, content: Uint8Array): Promise<void> {
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes a file that a library has written. */
export async function syncMade(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
