/** The human-readable page of an export: the contents of the JSON files, with pictures. */

interface Says {
  readonly language: string
  readonly title: string
  readonly intro: string
}

interface Part {
  readonly file: string
  readonly rows: AsyncIterable<Record<string, unknown>>
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const words = (name: string) => {
  const said = name.replaceAll(/[_-]/g, ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const style = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
article{padding:.75rem 0;border-top:1px solid #8886}dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.1rem 1rem;margin:0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img,video{max-width:100%;max-height:30rem;border-radius:.5rem}
summary{font-size:1.25rem;font-weight:600;padding:.5rem 0;cursor:pointer}@media(max-width:30rem){dl{grid-template-columns:1fr}}`

/** An attachment has the name that its owner gave it, which may contain anything. */
const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Whether it is one of several files of an object. */
const isFile = (value: unknown): value is { file: string | null; file_description: string } =>
  typeof value === 'object' && value !== null && 'file' in value && 'file_description' in value

function shown(value: unknown): string {
  if (value instanceof Date) return escaped(value.toISOString().slice(0, 16).replace('T', ' '))
  if (typeof value === 'string' && /^media\/[\w-]+\/\d+\.webp$/.test(value))
    return `<a href="${value}"><img src="${value}" alt="" loading="lazy"></a>`
  if (typeof value === 'string' && /^media\/[\w-]+\/\d+p\.mp4$/.test(value))
    return `<video src="${value}" controls preload="none"></video>`
  if (typeof value === 'string' && /^media\/[\w-]+\/[^/]+$/.test(value))
    return `<a href="${escaped(encodedPath(value))}">${escaped(value.split('/').at(-1) ?? value)}</a>`
  if (Array.isArray(value) && value.length > 0 && value.every(isFile))
    return value.map((each) => `<p>${shown(each.file ?? '')}<br>${shown(each.file_description)}</p>`).join('')
  return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const isSaid = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const rowOf = (row: Record<string, unknown>) => {
  const said = Object.entries(row).filter(([, value]) => isSaid(value))
  return `<article><dl>${said.map(([name, value]) => `<dt>${escaped(words(name))}</dt><dd>${shown(value)}</dd>`).join('')}</dl></article>\n`
}

export async function* pageOf(
  { language, title, intro }: Says,
  parts: readonly Part[],
): AsyncGenerator<string> {
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(intro)}</p>\n`
  for (const { file, rows } of parts) {
    let isEmpty = true
    for await (const row of rows) {
      if (isEmpty) yield `<details open><summary>${escaped(words(file))}</summary>\n`
      isEmpty = false
      yield rowOf(row)
    }
    if (!isEmpty) yield '</details>\n'
  }
  yield '</body></html>\n'
}
