/** Forms as browsers send them: fields, then a file. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const boundary = '----commons-bench-5b1f0c'

/** Returns a builder of form bodies, with one file each in turn. Files are read once. */
export function openForm(files: readonly string[]) {
  const contents = files.map((file) => readFileSync(file))
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body(fields: object, nth: number): Uint8Array {
      const at = nth % files.length
      const lines = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)))
      const name = path.basename(files[at] ?? '')
      const head = lines.join('') + part(`name="file"; filename="${name}"`, '').slice(0, -lineEnd.length)
      const content = contents[at] ?? Buffer.alloc(0)
      return Buffer.concat([Buffer.from(head), content, Buffer.from(`${lineEnd}--${boundary}--${lineEnd}`)])
    },
  }
}

const lineEnd = '\r\n'

const part = (disposition: string, value: string) =>
  [`--${boundary}`, `content-disposition: form-data; ${disposition}`, '', value, ''].join(lineEnd)
