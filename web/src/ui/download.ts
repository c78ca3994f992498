/** Downloads a text as a file. `type` is its media type. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
