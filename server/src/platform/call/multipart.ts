/** Reads a multipart body: fields first, and the credentials are checked before any byte of a file is read. */
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@fastify/multipart'
import { bodyLimit, type Call } from '@commons/contract/call.ts'
import type { FileStore } from '../files.ts'
import { saidOfAttachment } from '../media/attachments/said.ts'
import { discardUpload, type KindLimits, largestOf, receive, type Upload } from '../media/incoming.ts'
import type { Room } from '../media/disk-space.ts'
import { requireSound } from './body.ts'
import { bytesText } from '../language.ts'
import { noteParsedNumber } from './inexact.ts'
import { Refusal } from './refusal.ts'

const mostFields = 50

export interface Form {
  fields: Record<string, unknown>
  files: Record<string, Upload>
}

interface Intake {
  readonly incoming: FileStore
  readonly limits: KindLimits
  readonly room: Room
  /** Whether the fields read so far hold credentials. */
  readonly says: (fields: Form['fields']) => boolean
  /**
   * Called once before the first file, with the bytes that may follow; throws if they must not. Returns a
   * function to call at the end.
   */
  readonly admit: (fields: Form['fields'], announced: number) => Promise<() => void>
}

/**
 * Reads the form. Calls `admit` once before the first file, with the fields that precede it; it throws if
 * they hold no valid session. A file part that is empty and unnamed is no file.
 */
export async function readForm(
  request: FastifyRequest,
  { files: accepted, bodyLimit: own }: Pick<Call, 'files' | 'bodyLimit'>,
  { incoming, limits, room, says, admit }: Intake,
): Promise<Form> {
  const form: Form = { fields: {}, files: {} }
  const longest = Object.values(accepted).reduce(
    (sum, kinds) => sum + Math.max(...kinds.map((kind) => largestOf(kind, kinds, limits))),
    0,
  )
  const longestField = own ?? bodyLimit
  // Many fields of the usual length are no burden; of a greater one, all of them together have as much.
  let bytesLeft = own ?? Infinity
  let admitted = false
  const leave: Array<() => void> = []
  try {
    const parts = request.parts({
      limits: {
        fields: mostFields + Object.keys(accepted).length,
        fieldSize: longestField,
        fieldNameSize: 100,
        files: Object.keys(accepted).length + 1,
        fileSize: longest + 1,
      },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') bytesLeft -= Buffer.byteLength(part.value)
        if (part.fieldnameTruncated || part.valueTruncated || bytesLeft < 0)
          throw new Refusal('body_too_large', { values: { limit: bytesText(longestField) } })
        addField(form, part)
        continue
      }
      // Unknown files are read to their end as well, so they need a member, too.
      if (!admitted) {
        if (!says(form.fields)) throw new Refusal('credentials_after_file')
        // A body without a length may be as long as the limit.
        const announced = Math.min(Number(request.headers['content-length'] ?? longest), longest)
        leave.push(await admit(form.fields, announced))
        admitted = true
        request.awaitsFile = true
        const left = await room.enter(announced)
        leave.push(() => left(Object.values(form.files).reduce((sum, { bytes }) => sum + bytes, 0)))
      }
      const name = freeFor(part.fieldname, accepted, form)
      const kinds = name === undefined ? undefined : accepted[name]
      if (name === undefined || !kinds) part.file.resume()
      else {
        const said = saidOfAttachment(name, kinds)
        const upload = await receive(incoming, part, kinds, limits).catch(said)
        if (!upload) {
          // Browsers send a file field left empty as a file without a name.
          if (part.filename) said(new Refusal('file_empty'))
          continue
        }
        form.files[name] = upload
      }
    }
    return form
  } catch (error) {
    await discard(incoming, form)
    drain(request.raw, longest)
    throw error instanceof Refusal ? error : translate(error)
  } finally {
    for (const each of leave) each()
  }
}

/**
 * Returns the part that a file of this name is for: of a call that takes several, `file` sent again is `file_2`.
 * Undefined where the call takes no such file; refuses more than it takes.
 */
function freeFor(
  name: string,
  accepted: Readonly<Record<string, unknown>>,
  { files }: Form,
): string | undefined {
  if (!Object.hasOwn(accepted, name)) return undefined
  if (!files[name]) return name
  for (let nth = 2; Object.hasOwn(accepted, `${name}_${nth}`); nth++)
    if (!files[`${name}_${nth}`]) return `${name}_${nth}`
  throw new Refusal('too_many_files')
}

/**
 * Reads and discards the rest of a refused form, because its sender reads the answer only after sending
 * everything. Cuts off a body longer than any form.
 */
function drain(body: IncomingMessage, longest: number): void {
  let bytes = 0
  body.unpipe()
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > 2 * longest) body.destroy()
  })
  body.resume()
}

/** Removes a form's files once it is handled. Ignores failures: the answer is sent all the same. */
export async function discard(incoming: FileStore, { files }: Form): Promise<void> {
  for (const upload of Object.values(files)) await discardUpload(incoming, upload).catch(() => undefined)
}

function addField(form: Form, part: Exclude<Multipart, { type: 'file' }>): void {
  // Invalid UTF-8 was decoded to this character.
  if (typeof part.value === 'string' && part.value.includes('\ufffd')) throw new Refusal('malformed_text')
  // A part may be JSON and then hold anything.
  requireSound(part.fieldname, 1)
  requireSound(part.value, 2)
  if (typeof part.value === 'number') noteParsedNumber(form.fields, part.fieldname)
  // Names like `__proto__` are ordinary fields and must not reach the prototype.
  Object.defineProperty(form.fields, part.fieldname, {
    value: part.value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function translate(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return new Refusal('too_many_files')
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal('too_many_fields', { values: { limit: mostFields } })
  // System errors such as a full disk aren't the client's fault.
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' ? error : new Refusal('bad_multipart')
}
