/** The text of our own PDFs, as readers that search or speak it find it. */
import { inflateSync } from 'node:zlib'

function streamOf(object: string): string {
  const begin = object.indexOf('stream\n')
  if (begin < 0) return ''
  const bytes = Buffer.from(object.slice(begin + 7, object.lastIndexOf('endstream')), 'latin1')
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

const unicode = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16)))

/** What each code of a font stands for. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [nth, [, letters = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      glyphs.set(Number.parseInt(first, 16) + nth, unicode(letters))
  return glyphs
}

/** Returns the lines of text that a PDF of PDFKit shows. */
export function pdfText(pdf: Buffer): string[] {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body)
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
      fonts.set(name, glyphsOf(streamOf(objects.get(map) ?? '')))
    }
  const lines: string[] = []
  for (const body of objects.values()) {
    let font = new Map<number, string>()
    for (const [, name, shown] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? font
      if (shown === undefined) continue
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      lines.push(codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '').join(''))
    }
  }
  return lines
}
