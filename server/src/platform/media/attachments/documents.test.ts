/** Documents are told by what is in them: what only looks like one is refused, with few bytes read. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { attachmentKinds } from '@commons/contract/shared/attachment.ts'
import {
  compoundBytes,
  docBytes,
  docxBytes,
  odtBytes,
  pdfBytes,
  wordEntries,
  zipBytes,
} from '../../../../test/files/documents.ts'
import { Refusal } from '../../call/refusal.ts'
import { tellingBytes, tellKind } from '../kinds.ts'
import { requireDocument } from './documents.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-documents-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Returns what a file is told as: the type of a document, or the refusal. */
async function told(content: Uint8Array): Promise<string> {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  try {
    const { kind, mime } = await tellKind(content.subarray(0, tellingBytes), attachmentKinds)
    return kind === 'document' ? await requireDocument(file, mime) : mime
  } catch (error) {
    if (error instanceof Refusal) return error.refusal
    throw error
  }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const openText = 'application/vnd.oasis.opendocument.text'
const unsupported = 'file_kind_unsupported'

/** Overwrites a number in the record at the end of a ZIP file. */
function withEnd(zip: Buffer, change: (end: Buffer) => void): Buffer {
  const changed = Buffer.from(zip)
  change(changed.subarray(changed.length - 22))
  return changed
}

const embedded = { WordDocument: 'stream', '1Table': 'stream' } as const

const files: ReadonlyArray<
  readonly [what: string, content: () => Buffer | Promise<Buffer>, outcome: string]
> = [
  ['a PDF', () => pdfBytes(), 'application/pdf'],
  ['a PDF that is a page as well', () => pdfBytes('<html><script>'), 'application/pdf'],
  ['a page called PDF', () => Buffer.from('<!doctype html><title>%PDF-1.7</title>'), unsupported],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]), unsupported],
  ['plain text', () => Buffer.from('Dear client,\r\n\tpříště víc'), 'text/plain'],
  ['text of an old code page', () => Buffer.from('Jm\u00e9no;V\u00ecc', 'latin1'), 'text/plain'],
  [
    'text with a program at its end',
    () => Buffer.concat([Buffer.alloc(9_000, 'a'), Buffer.alloc(1)]),
    unsupported,
  ],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), unsupported],
  ['an RTF', () => Buffer.from('{\\rtf1 words}'), unsupported],

  ['a Word document', () => docxBytes(), docx],
  ['one with pictures', () => docxBytes(['word/media/image1.png', 'docProps/app.xml']), docx],
  ['one with a comment at its end', () => zipBytes(wordEntries, 'made by hand'), docx],
  ['one with macros', () => docxBytes(['word/vbaProject.bin']), unsupported],
  ['one with macros in other letters', () => docxBytes(['word/VBAPROJECT.BIN']), unsupported],
  ['a spreadsheet', () => zipBytes(['[Content_Types].xml', 'xl/workbook.xml']), sheet],
  [
    'one with macros, too',
    () => zipBytes(['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']),
    unsupported,
  ],
  ['an OpenDocument', () => odtBytes(), openText],
  ['one with macros in Basic', () => odtBytes(openText, ['Basic/Standard/Module1.xml']), unsupported],
  ['one of another kind', () => odtBytes('application/vnd.oasis.opendocument.text-master'), unsupported],
  ['any ZIP', () => zipBytes(['a.txt', 'b/c.txt']), 'application/zip'],
  ['a ZIP with nothing but a folder word', () => zipBytes(['word/document.xml']), 'application/zip'],
  ['half a ZIP', async () => (await docxBytes()).subarray(0, -30), 'file_broken'],
  ['the beginning of a ZIP', () => Buffer.from('PK\u0003\u0004'), 'file_broken'],
  [
    'a ZIP of ten thousand entries and one',
    () => zipBytes([...wordEntries, ...Array.from({ length: 9_997 }, (_, at) => `${at}`)]),
    unsupported,
  ],
  [
    'a ZIP that says it has a million',
    async () => withEnd(await docxBytes(), (end) => end.writeUInt16LE(0xff_ff, 10)),
    unsupported,
  ],
  [
    'a ZIP with a huge directory',
    async () => withEnd(await docxBytes(), (end) => end.writeUInt32LE(0xff_ff_ff_ff, 12)),
    unsupported,
  ],
  [
    'a ZIP whose directory is elsewhere',
    async () => withEnd(await docxBytes(), (end) => end.writeUInt32LE(0xff_ff_ff, 16)),
    'file_broken',
  ],
  [
    'a ZIP with fewer entries than it says',
    async () => withEnd(await docxBytes(), (end) => end.writeUInt16LE(40, 10)),
    'file_broken',
  ],

  ['an old Word document', () => docBytes(), 'application/msword'],
  [
    'one that shows a sheet',
    () => docBytes({ ObjectPool: { _1: { Workbook: 'stream' } } }),
    'application/msword',
  ],
  ['an old one with macros', () => docBytes({ Macros: { VBA: { dir: 'stream' } } }), unsupported],
  ['an old spreadsheet', () => compoundBytes({ Workbook: 'stream' }), 'application/vnd.ms-excel'],
  [
    'one that shows a document',
    () => compoundBytes({ Workbook: 'stream', MBD01: embedded }),
    'application/vnd.ms-excel',
  ],
  ['an installer', () => compoundBytes({ '!_StringPool': 'stream' }), unsupported],
  ['half a compound file', () => docBytes().subarray(0, 1_100), 'file_broken'],
  [
    'a compound file whose directory leads into itself',
    () => {
      const file = docBytes()
      file.writeUInt32LE(1, 512 + 4)
      return file
    },
    unsupported,
  ],
  [
    'a compound file whose table leads into itself',
    () => {
      const file = docBytes()
      file.writeUInt32LE(0, 68)
      file.writeUInt32LE(0, 512 + 508)
      return file
    },
    'file_broken',
  ],
]

for (const [what, content, outcome] of files)
  test(`${what}: ${outcome}`, async () => assert.equal(await told(await content()), outcome))

test('where no documents are taken, none is told', async () => {
  for (const content of [pdfBytes(), docBytes(), await docxBytes()])
    await assert.rejects(tellKind(content, ['image', 'video']), { refusal: unsupported })
})
