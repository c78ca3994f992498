/** Reads a few parts of a file, wherever they are. */
import type { FileHandle } from 'node:fs/promises'

/** Thrown where a file ends too early, or contradicts itself. */
export class Malformed extends Error {}

export class Window {
  readonly bytes: number
  readonly #file: FileHandle

  constructor(file: FileHandle, bytes: number) {
    this.#file = file
    this.bytes = bytes
  }

  /** Returns exactly these bytes. */
  async read(start: number, length: number): Promise<Buffer> {
    if (start < 0 || start + length > this.bytes) throw new Malformed('It ends too early')
    const part = Buffer.alloc(length)
    let read = 0
    while (read < length) {
      const { bytesRead } = await this.#file.read(part, read, length - read, start + read)
      if (bytesRead === 0) throw new Malformed('It ends too early')
      read += bytesRead
    }
    return part
  }
}
