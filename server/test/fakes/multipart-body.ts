/** Writes multipart bodies by hand, valid and invalid ones. */

export interface Part {
  readonly name: string
  readonly value: string | Uint8Array
  /** Makes the part a file. */
  readonly filename?: string
  readonly type?: string
}

const quote = (text: string) => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')

export function multipartBody(parts: readonly Part[], boundary = 'edge'): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${quote(filename)}"`
    const kind = type === undefined ? '' : `content-type: ${type}\r\n`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"${file}\r\n${kind}\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

export const multipartType = (boundary = 'edge') => ({
  'content-type': `multipart/form-data; boundary=${boundary}`,
})
