/** Attachments from the form to the download and the end: in either store, for those who may see them. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { largestAttachment } from '@commons/contract/shared/attachment.ts'
import { writeZip } from '../../src/features/accounts/leaving/export.zip.ts'
import { deleteLeaving } from '../../src/features/accounts/leaving/leaving.jobs.ts'
import { openS3Server } from '../fakes/s3-server.ts'
import { compoundBytes, docBytes, docxBytes, pdfBytes } from '../files/documents.ts'
import { jpegWithPosition } from '../files/pictures.ts'
import { unzip } from '../files/unzip.ts'
import { fileOf, sendParcel, withParcels } from '../scenes/parcels-scene.ts'
import { uploader } from '../uploads.ts'
import { browserCookie, type Person, type World } from '../world.ts'

const pdf = pdfBytes()
const photo = Buffer.from(await (await jpegWithPosition()).arrayBuffer())
const docx = await docxBytes()

const get = ({ url }: World, address: string, headers: Record<string, string> = {}) =>
  fetch(url + address, { headers })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Returns the names below their keys of all files on the disk. */
async function filesOf({ mediaRoot }: World): Promise<string[]> {
  const found = await readdir(mediaRoot, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const runJob = ({ platform }: World, name: string) =>
  platform.mediaRoad.jobs.find((job) => job.name === name)?.work({} as never)

async function friends(here: World): Promise<[ada: Person, bob: Person]> {
  return [await here.person('Ada'), await here.person('Bob')]
}

const s3 = await openS3Server()
after(() => s3.close())

for (const [store, env] of [
  ['the disk', {}],
  ['S3', { MEDIA_STORE: 's3', ...s3.env }],
] as const) {
  const here = await withParcels({ env })
  const [ada, bob] = await friends(here)
  const cookie = await browserCookie(here.url, bob.email)

  test(`on ${store}, files are kept as they were sent, in their order, and only downloaded`, async () => {
    const { files } = await sendParcel(here, ada, bob, {
      file_2: fileOf(photo, 'Fotka z Ústí.jpeg'),
      file: fileOf(pdf, '/home/ada/Smlouva č. 5'),
      file_4: fileOf(docx, 'offer.docx'),
      file_3: fileOf(docBytes(), 'old\u202ecod.exe'),
    })
    assert.deepEqual(
      files.map(({ name, bytes, type }) => [name, bytes, type]),
      [
        ['Smlouva č. 5.pdf', pdf.length, 'pdf'],
        ['Fotka z Ústí.jpeg', photo.length, 'image'],
        ['oldcod.exe.doc', docBytes().length, 'word'],
        ['offer.docx', docx.length, 'word'],
      ],
    )
    const [first, second] = files
    const answer = await get(here, first?.url ?? '', { cookie })
    assert.equal(answer.status, 200)
    const expected = {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Smlouva%20%C4%8D.%205.pdf",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
    }
    for (const [name, value] of Object.entries(expected)) assert.equal(answer.headers.get(name), value, name)
    assert.deepEqual(await bytesOf(answer), pdf)
    const picture = await get(here, second?.url ?? '', { cookie })
    assert.equal(picture.headers.get('content-type'), 'image/jpeg')
    assert.match(picture.headers.get('content-disposition') ?? '', /^attachment;/)
    assert.deepEqual(await bytesOf(picture), photo, 'with all that it says of itself')
  })

  test(`on ${store}, parts of one are served`, async () => {
    const { files } = await sendParcel(here, ada, bob, { file: fileOf(pdf, 'a.pdf') })
    const url = files[0]?.url ?? ''
    const part = await get(here, url, { cookie, range: 'bytes=1-4' })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 1-4/${pdf.length}`)
    assert.match(part.headers.get('content-disposition') ?? '', /^attachment;/)
    assert.equal((await bytesOf(part)).toString(), 'PDF-')
    const beyond = await get(here, url, { cookie, range: `bytes=${pdf.length}-` })
    assert.equal(beyond.status, 416)
  })

  test(`on ${store}, it goes with its object`, async () => {
    const { parcel_id, files } = await sendParcel(here, ada, bob, { file: fileOf(pdf, 'a.pdf') })
    const url = files[0]?.url ?? ''
    const key = url.split('/')[2] ?? ''
    const { pool } = here.platform.database
    await pool.query('delete from parcels where id = $1', [parcel_id])
    assert.equal((await get(here, url, { cookie })).status, 404)
    await here.removeFiles()
    assert.equal(await here.platform.mediaStore.size(`${key.slice(0, 2)}/${key}/attachment`), undefined)
  })
}

const here = await withParcels()
const { pool } = here.platform.database

test('only those who may see its object download it, and only while they may', async () => {
  const [ada, bob] = await friends(here)
  const stranger = await here.person('Stranger')
  const { parcel_id, files } = await sendParcel(here, ada, bob, { file: fileOf(pdf, 'a.pdf') })
  const url = files[0]?.url ?? ''
  const key = url.split('/')[2] ?? ''
  const cookies = await Promise.all([ada, bob, stranger].map(({ email }) => browserCookie(here.url, email)))
  const [adas = '', bobs = '', strangers = ''] = cookies
  const statuses = async () =>
    Promise.all(
      [{ cookie: adas }, { cookie: bobs }, { cookie: strangers }, {}].map(
        async (headers) => (await get(here, url, headers as Record<string, string>)).status,
      ),
    )
  assert.deepEqual(await statuses(), [200, 200, 404, 404])
  const signed = `${url}?${here.platform.media.signed(key, bob.id)}`
  assert.equal((await get(here, signed)).status, 200)
  for (const file of ['original', 'a.pdf', '480.webp', 'voice.m4a', 'master.m3u8'])
    assert.equal((await get(here, `/media/${key}/${file}`, { cookie: adas })).status, 404, file)
  await pool.query('update parcels set reader_id = author_id where id = $1', [parcel_id])
  assert.deepEqual(await statuses(), [200, 404, 404, 404])
  assert.equal((await get(here, signed)).status, 404)
})

test('a picture that is shown is no attachment', async () => {
  const ada = await here.person('Ada')
  const post = await here.post(ada, {}, { file: new Blob([photo]) })
  const key = post.file?.split('/')[2] ?? ''
  assert.equal((await get(here, `/media/${key}/attachment`)).status, 404)
})

test('what is wrong with one is said at its part, and nothing is left of the others', async () => {
  const [ada, bob] = await friends(here)
  const before = await filesOf(here)
  const good = fileOf(pdf, 'good.pdf')
  const wrong: ReadonlyArray<readonly [File, status: number, error: string, says: RegExp]> = [
    [
      fileOf(Buffer.from('MZ program'), 'a.pdf'),
      415,
      'file_kind_unsupported',
      /an Office document without macros/,
    ],
    [fileOf(compoundBytes({ Setup: 'stream' }), 'a.doc'), 415, 'file_kind_unsupported', /an Office document/],
    [
      fileOf(await docxBytes(['word/vbaProject.bin']), 'a.docx'),
      415,
      'file_kind_unsupported',
      /without macros/,
    ],
    [fileOf(docx.subarray(0, -30), 'a.docx'), 422, 'file_broken', /may be damaged/],
    [fileOf(Buffer.alloc(0), 'a.pdf'), 422, 'file_empty', /empty/],
  ]
  for (const [file, status, error, says] of wrong) {
    const answer = await sendParcel(here, ada, bob, { file: good, file_3: file })
    assert.deepEqual([answer.status, answer.error], [status, error], file.name)
    assert.deepEqual(Object.keys(answer.fields ?? {}), ['file_3'])
    assert.match(answer.fields?.['file_3'] ?? '', says)
    assert.equal(answer.message, answer.fields?.['file_3'])
  }
  // Refused in its transaction, when all is in the store.
  const { error } = await sendParcel(here, ada, ada, { file: good })
  assert.equal(error, 'member_not_found')
  assert.deepEqual(await filesOf(here), before)
  assert.deepEqual(await readdir(here.platform.incoming.root), [])
})

test('one may have 25 MB, whatever it is and however it comes, and not a byte more', async () => {
  const [ada, bob] = await friends(here)
  const sized = (begin: Buffer, bytes: number) => Buffer.concat([begin, Buffer.alloc(bytes - begin.length)])
  const { bytes } = largestAttachment
  assert.equal(bytes, 26_214_400)
  const pieces = uploader(here.url, ada)
  const told = 'File size exceeds 25 MB.'
  for (const begin of [pdf, photo]) {
    const fits = await sendParcel(here, ada, bob, { file: fileOf(sized(begin, bytes), 'a') })
    assert.equal(fits.files[0]?.bytes, bytes)
    const upload = await pieces.whole(sized(begin, bytes))
    const inPieces = await sendParcel(here, ada, bob, {}, { file_2_upload_id: upload })
    assert.equal(inPieces.files[0]?.bytes, bytes, inPieces.message)
    const large = await sendParcel(here, ada, bob, { file_2: fileOf(sized(begin, bytes + 1), 'a') })
    assert.deepEqual([large.status, large.error, large.fields], [413, 'file_too_large', { file_2: told }])
  }
  const begun = await pieces.begin(bytes + 1)
  const refused = await pieces.piece(begun, 0, sized(pdf, 10_000))
  assert.deepEqual([refused.status, refused.body['error']], [413, 'file_too_large'])
})

test('one sent in pieces keeps its name, and is looked at as well', async () => {
  const [ada, bob] = await friends(here)
  const pieces = uploader(here.url, ada)
  const upload = await pieces.whole(docx)
  const name = 'Nabídka.docx'
  await pool.query('update uploads set name = $1 where id = $2', [name, upload])
  const { files } = await sendParcel(here, ada, bob, {}, { upload_id: upload })
  assert.deepEqual([files[0]?.name, files[0]?.type], [name, 'word'])
  const setup = await pieces.whole(compoundBytes({ Setup: 'stream' }))
  const { error, fields } = await sendParcel(here, ada, bob, {}, { file_2_upload_id: setup })
  assert.deepEqual([error, Object.keys(fields ?? {})], ['file_kind_unsupported', ['file_2']])
})

test('it counts against the quota of its owner, exactly', async () => {
  const [ada, bob] = await friends(here)
  const quota = here.platform.settings.get('member_quota_mb') * 1024 * 1024
  await pool.query('insert into media_usage (member_id, bytes) values ($1, $2)', [
    ada.id,
    quota - 2 * pdf.length,
  ])
  const before = await filesOf(here)
  const file = fileOf(pdf, 'a.pdf')
  const three = await sendParcel(here, ada, bob, { file, file_2: file, file_3: file })
  assert.equal(three.error, 'quota_exceeded')
  assert.deepEqual(await filesOf(here), before)
  const answers = await Promise.all(Array.from({ length: 3 }, () => sendParcel(here, ada, bob, { file })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 2)
  const { rows } = await pool.query('select bytes::float8 from media_usage where member_id = $1', [ada.id])
  assert.deepEqual(rows, [{ bytes: quota }])
})

test('sent twice under a key, there is one', async () => {
  const [ada, bob] = await friends(here)
  const send = () =>
    sendParcel(here, ada, bob, { file: fileOf(pdf, 'a.pdf') }, { idempotency_key: 'parcel of Ada' })
  const [one, other] = [await send(), await send()]
  assert.deepEqual(one, other)
  const { rowCount } = await pool.query('select from media where owner_id = $1', [ada.id])
  assert.equal(rowCount, 1)
})

test('its owner takes it along, and leaves nothing behind', async () => {
  const [ada, bob] = await friends(here)
  const { files } = await sendParcel(here, ada, bob, {
    file: fileOf(pdf, 'Můj plán & 100%.pdf'),
    file_2: fileOf(photo, 'a.jpg'),
  })
  const keys = files.map(({ url }) => url.split('/')[2] ?? '')
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-export-'))
  after(() => rm(folder, { recursive: true }))
  const zip = path.join(folder, 'export.zip')
  const { id: member, email, name: full_name, username } = ada
  await writeZip(here.platform, { member, key: '', email, full_name, username, language: 'en' }, zip)
  const entries = await unzip(await readFile(zip))
  const names = [`media/${keys[0]}/Můj plán & 100%.pdf`, `media/${keys[1]}/a.jpg`]
  assert.deepEqual(entries.get(names[0] ?? ''), pdf)
  assert.deepEqual(entries.get(names[1] ?? ''), photo)
  const list = JSON.parse(entries.get('data/files.json')?.toString() ?? '') as Array<{ file: string }>
  assert.deepEqual(list.map(({ file }) => file).toSorted(), names.toSorted())
  const link = `<a href="media/${keys[0]}/${encodeURIComponent('Můj plán & 100%.pdf')}">Můj plán &amp; 100%.pdf</a>`
  assert((entries.get('index.html')?.toString() ?? '').includes(link))

  await here.as(ada).call('delete_account', { password: 'the quick brown marmot', consent: 1 })
  await pool.query(`update away_members set delete_at = delete_at - interval '40 days'`)
  for (let steps = 0; steps < 3; steps++) await deleteLeaving(here.platform).work({})
  assert.equal((await pool.query('select from media where owner_id = $1', [ada.id])).rowCount, 0)
  await here.removeFiles()
  const left = await readdir(here.mediaRoot, { recursive: true })
  assert(!left.some((name) => keys.some((key) => name.includes(key))))
})

test('it is copied for backups, before its row is written', async () => {
  const backups = await mkdtemp(path.join(tmpdir(), 'commons-backups-'))
  after(() => rm(backups, { recursive: true }))
  const kept = await withParcels({ env: { BACKUP_DIR: backups } })
  const [ada, bob] = await friends(kept)
  const { files } = await sendParcel(kept, ada, bob, { file: fileOf(pdf, 'a.pdf') })
  const key = files[0]?.url.split('/')[2] ?? ''
  const found = await readdir(backups, { recursive: true })
  const copy = found.find((name) => name.endsWith(path.join(key, 'attachment')))
  assert.deepEqual(await readFile(path.join(backups, copy ?? key)), pdf)
})

test('the sweep leaves it alone, unless nothing refers to it', async () => {
  const [ada, bob] = await friends(here)
  const { parcel_id, files } = await sendParcel(here, ada, bob, { file: fileOf(pdf, 'a.pdf') })
  const cookie = await browserCookie(here.url, bob.email)
  await pool.query(`update media set created_at = now() - interval '2 days'`)
  const key = files[0]?.url.split('/')[2] ?? ''
  await utimes(path.join(here.mediaRoot, key.slice(0, 2), key, 'attachment'), new Date(0), new Date(0))
  await runJob(here, 'media.sweep')
  await runJob(here, 'media.sweep-files')
  assert.equal((await get(here, files[0]?.url ?? '', { cookie })).status, 200)
  await pool.query('alter table parcel_files disable trigger parcel_files_release_media')
  await pool.query('delete from parcels where id = $1', [parcel_id])
  await pool.query('alter table parcel_files enable trigger parcel_files_release_media')
  await runJob(here, 'media.sweep')
  assert.equal((await pool.query('select from media where owner_id = $1', [ada.id])).rowCount, 0)
})
