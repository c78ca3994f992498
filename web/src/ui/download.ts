/** Downloads a text, or bytes, as a file. `type` is its media type. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'text/plain'): void {
  const fullType = typeof content === 'string' ? `${type};charset=utf-8` : type
  const url = URL.createObjectURL(new Blob([content], { type: fullType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
