/** Papers as PDF: one column of named rows under a heading, readable by screen readers. */
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
// oxlint-disable-next-line import/no-named-as-default -- its types have only the default
import PDFDocument from 'pdfkit'
import type { Language } from '../platform/language.ts'

export interface PaperRow {
  readonly name: string
  /** Its lines. */
  readonly value: readonly string[]
}

export interface PaperText {
  readonly language: Language
  /** The site that it comes from. */
  readonly site: string
  readonly title: string
  /** What it is about, in large letters: an amount. */
  readonly headline: string
  readonly rows: readonly PaperRow[]
  /** Said below the rows. */
  readonly notes: readonly string[]
  readonly at: Date
}

// Of all free fonts that come as a package, this one has the most scripts in one file.
const { resolve } = createRequire(import.meta.url)
const fonts = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

// In points. The left column is as wide as the longest Czech name needs.
const margin = 56
const nameWidth = 130
const gap = 16
const ink = '#10201f'
const quiet = '#52625f'
const line = '#d8dfde'
const teal = '#00696f'

/** Returns the PDF's bytes. The same text at the same instant gives the same bytes. */
export async function writePdf({
  language,
  site,
  title,
  headline,
  rows,
  notes,
  at,
}: PaperText): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title}: ${headline}`, Author: site, CreationDate: at, ModDate: at },
  })
  const bytes = buffer(document)
  const width = document.page.width - 2 * margin
  const root = document.struct('Document')
  document.addStructure(root)
  const say = (kind: string, write: () => void) => void root.add(document.struct(kind, {}, write))

  say('P', () => document.font(fonts.bold).fontSize(13).fillColor(teal).text(site))
  document.moveDown(2)
  say('H1', () => document.fontSize(22).fillColor(ink).text(title))
  document.moveDown(0.3)
  say('P', () => document.font(fonts.plain).fontSize(16).text(headline))
  document.moveDown(1)
  for (const row of rows) writeRow(document, row, width, say)
  document.moveDown(1.5)
  for (const note of notes)
    say('P', () =>
      document
        .font(fonts.plain)
        .fontSize(9)
        .fillColor(quiet)
        .text(note, margin, document.y, { width, paragraphGap: 6 }),
    )
  root.end()
  document.end()
  return bytes
}

type Say = (kind: string, write: () => void) => void

function writeRow(document: PDFKit.PDFDocument, { name, value }: PaperRow, width: number, say: Say): void {
  const text = value.join('\n')
  const valueWidth = width - nameWidth - gap
  document.font(fonts.plain).fontSize(10)
  const height = Math.max(
    document.heightOfString(name, { width: nameWidth }),
    document.heightOfString(text, { width: valueWidth }),
  )
  // A row isn't torn apart, unless it is longer than a page.
  if (document.y + height + 16 > document.page.height - margin) document.addPage()
  const top = document.y
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(margin, top)
    .lineTo(margin + width, top)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
  document.endMarkedContent()
  say('P', () => {
    document.fillColor(quiet).text(name, margin, top + 8, { width: nameWidth })
  })
  say('P', () => {
    document.fillColor(ink).text(text, margin + nameWidth + gap, top + 8, { width: valueWidth })
  })
  document.y = Math.max(document.y, top + 8 + height) + 8
  document.x = margin
}
