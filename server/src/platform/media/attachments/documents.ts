/**
 * Tells documents by their content. The first bytes say only what contains a document; what is in it is told
 * by its list of entries, read in a few bounded parts. Nothing is decoded or unpacked.
 */
import { open } from 'node:fs/promises'
import { Refusal } from '../../call/refusal.ts'
import { listCompoundEntries } from './compound-entries.ts'
import { Malformed, Window } from './window.ts'
import { listEntries } from './zip-entries.ts'

const pdf = 'application/pdf'
const doc = 'application/msword'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const beginnings = [
  [pdf, Buffer.from('%PDF-')],
  [doc, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [docx, Buffer.from('PK\u0003\u0004')],
] as const

/** Returns what a file that begins like this may be; `requireDocument` tells whether it is. */
export function documentBeginning(head: Uint8Array): string | undefined {
  return beginnings.find(([, mark]) => mark.equals(head.subarray(0, mark.length)))?.[0]
}

/** Refuses what only begins like a document, and documents with macros. */
export async function requireDocument(path: string, mime: string): Promise<void> {
  if (mime === pdf) return
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const inside = new Window(file, size)
    const isWord = mime === doc ? await isCompoundWord(inside) : await isZippedWord(inside)
    if (!isWord) throw new Refusal('file_kind_unsupported')
  } catch (error) {
    throw error instanceof Malformed ? new Refusal('file_broken') : error
  } finally {
    await file.close()
  }
}

async function isCompoundWord(file: Window): Promise<boolean> {
  const found = await listCompoundEntries(file)
  const ofMacros = ['Macros', 'VBA', '_VBA_PROJECT_CUR']
  return found?.top.includes('WordDocument') === true && !found.all.some((name) => ofMacros.includes(name))
}

async function isZippedWord(file: Window): Promise<boolean> {
  const names = ((await listEntries(file)) ?? []).map((name) => name.toLowerCase())
  return (
    names.includes('[content_types].xml') &&
    names.some((name) => name.startsWith('word/')) &&
    !names.some((name) => name.endsWith('vbaproject.bin'))
  )
}
