/** The papers that are attached to the town's jobs: PDFs of one page, stored like any member's attachments. */
import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { jobFiles } from '../features/freelance/public.ts'
import type { TakenAttachments } from '../platform/media/attachments/attachments.ts'
import type { Platform } from '../platform/platform.ts'
import { tasks } from './story/jobs.ts'

/** Stored papers by the titles of their jobs, without rows yet. */
export type Papers = ReadonlyMap<string, TakenAttachments>

type Road = Pick<Platform, 'incoming' | 'mediaRoad'>

/** Stores all papers; if one fails, none is kept. */
export async function storePapers({ incoming, mediaRoad }: Road): Promise<Papers> {
  const stored = new Map<string, TakenAttachments>()
  try {
    for (const { title, papers = [] } of tasks) {
      if (papers.length === 0) continue
      const files = await Promise.all(
        papers.map(async (paper, place) => {
          const name = randomUUID()
          const content = pdfOf(paper.title, paper.lines)
          const path = incoming.locate(name)
          await writeFile(path, content)
          const upload = {
            kind: 'document',
            mime: 'application/pdf',
            name,
            path,
            filename: paper.name,
            bytes: content.length,
            sha256: createHash('sha256').update(content).digest('hex'),
            size: undefined,
          } as const
          return [`file_${place}`, upload] as const
        }),
      )
      // Its owner isn't there yet, and is told when it is attached.
      const use = { use: jobFiles, owner: 0 }
      stored.set(title, await mediaRoad.attachments.accept(Object.fromEntries(files), use))
    }
    return stored
  } catch (error) {
    await discardPapers({ mediaRoad }, stored)
    throw error
  }
}

/** Deletes stored papers that no job came to have. */
export async function discardPapers({ mediaRoad }: Pick<Road, 'mediaRoad'>, papers: Papers): Promise<void> {
  for (const taken of papers.values()) await mediaRoad.attachments.discard(taken)
}

/** Returns a text as a string of a PDF, in Latin letters as its standard fonts have them. */
const written = (text: string) => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`

/** Returns a page with a title and lines, each of which must fit into its width. */
function pdfOf(title: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) => `${written(line)} Tj T*`).join(' ')
  const text = `BT /Bold 18 Tf 72 760 Td ${written(title)} Tj /Plain 12 Tf 20 TL 0 -36 Td ${body} ET`
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Bold 5 0 R /Plain 6 0 R >> >> >>',
    `<< /Length ${text.length} >> stream\n${text}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ]
  let file = '%PDF-1.4\n'
  const places: number[] = []
  for (const [place, object] of objects.entries()) {
    places.push(file.length)
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
