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
const compound = 'application/x-cfb'
const zip = 'application/zip'
/** Tables of values are text as well: only their names tell them. */
const plainText = 'text/plain'

const beginnings = [
  [pdf, Buffer.from('%PDF-')],
  [compound, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [zip, Buffer.from('PK\u0003\u0004')],
] as const

/** By the stream in the root of its directory. */
const compoundTypes: Readonly<Record<string, string>> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
}

const openXml = 'application/vnd.openxmlformats-officedocument.'
/** By the folder of its parts. */
const openXmlTypes: Readonly<Record<string, string>> = {
  'word/': `${openXml}wordprocessingml.document`,
  'xl/': `${openXml}spreadsheetml.sheet`,
  'ppt/': `${openXml}presentationml.presentation`,
}

const openDocument = 'application/vnd.oasis.opendocument.'
const openDocumentTypes = ['text', 'spreadsheet', 'presentation'].map((kind) => `${openDocument}${kind}`)

/** Returns what a file that begins like this may be; `requireDocument` tells what it is. */
export function documentBeginning(head: Uint8Array): string | undefined {
  return beginnings.find(([, mark]) => mark.equals(head.subarray(0, mark.length)))?.[0]
}

// Tab, the ends of lines and of pages, and the escape that old printers read.
const isOfText = (byte: number) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b

const isText = (bytes: Uint8Array) => bytes.every(isOfText)

/** Returns the type of a file that begins as text of any alphabet; markup is none. */
export function textBeginning(head: Uint8Array): string | undefined {
  const words = Buffer.from(head.subarray(0, 64))
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return isText(head) && !words.trimStart().startsWith('<') ? plainText : undefined
}

const looks: Readonly<Record<string, (file: Window) => Promise<string | undefined>>> = {
  [compound]: typeOfCompound,
  [zip]: typeOfZip,
  [plainText]: typeOfText,
}

/** Returns what a document is; refuses what only begins like one, and documents with macros. */
export async function requireDocument(path: string, mime: string): Promise<string> {
  if (mime === pdf) return mime
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const inside = new Window(file, size)
    const told = await looks[mime]?.(inside)
    if (told === undefined) throw new Refusal('file_kind_unsupported')
    return told
  } catch (error) {
    throw error instanceof Malformed ? new Refusal('file_broken') : error
  } finally {
    await file.close()
  }
}

async function typeOfCompound(file: Window): Promise<string | undefined> {
  const found = await listCompoundEntries(file)
  const ofMacros = ['Macros', 'VBA', '_VBA_PROJECT_CUR']
  if (found?.all.some((name) => ofMacros.includes(name))) return undefined
  const name = found?.top.find((each) => Object.hasOwn(compoundTypes, each))
  return name && compoundTypes[name]
}

async function typeOfZip(file: Window): Promise<string | undefined> {
  const names = (await listEntries(file))?.map((name) => name.toLowerCase())
  if (!names) return undefined
  if (names.includes('[content_types].xml')) {
    if (names.some((name) => name.endsWith('vbaproject.bin'))) return undefined
    const folder = Object.keys(openXmlTypes).find((each) => names.some((name) => name.startsWith(each)))
    return folder && openXmlTypes[folder]
  }
  if (names[0] !== 'mimetype') return zip
  // An OpenDocument names its type in its first entry, which is not compressed.
  if (names.some((name) => /^(?:basic|scripts)\//.test(name))) return undefined
  const named = (await file.read(0, Math.min(file.bytes, 128))).toString('latin1', 38)
  return openDocumentTypes.find((type) => named.startsWith(`${type}PK`))
}

const textRead = 256 * 1024

async function typeOfText(file: Window): Promise<string | undefined> {
  for (let at = 0; at < file.bytes; at += textRead)
    if (!isText(await file.read(at, Math.min(textRead, file.bytes - at)))) return undefined
  return plainText
}
