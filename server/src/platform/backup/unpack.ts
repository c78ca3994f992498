/** Unpacks PostgreSQL's copy of its files and checks each against PostgreSQL's own list. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { z } from 'zod'
import type { Account } from '../postgres/account.ts'
import { giveTo } from '../postgres/home.ts'
import { BackupRefusal } from './backup-folder.ts'

const Manifest = z.object({
  Files: z.array(
    z.object({
      Path: z.string(),
      Size: z.number(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string(),
    }),
  ),
  'Manifest-Checksum': z.string(),
})

interface Found {
  readonly bytes: number
  readonly sha256: string
}

/** The WAL isn't in the list: each of its records has its own checksum. */
const unlisted = /^(?:pg_wal\/|tablespace_map$)/

/** Unpacks into `cluster`, an empty directory, and gives the files to the database's user. */
export async function unpack(backup: string, cluster: string, account: Account | undefined): Promise<void> {
  const listed = await readManifest(path.join(backup, 'backup_manifest'))
  const found = await unpackTar(path.join(backup, 'base.tar'), cluster, account)
  for (const [name, { bytes, sha256 }] of listed) {
    const file = found.get(name)
    if (!file) throw damaged(`${name} is missing in base.tar`)
    if (file.bytes !== bytes || file.sha256 !== sha256)
      throw damaged(`${name} in base.tar does not match backup_manifest`)
  }
  for (const name of found.keys()) {
    if (!listed.has(name) && !unlisted.test(name)) throw damaged(`${name} in base.tar is in no list`)
  }
}

async function readManifest(file: string): Promise<Map<string, Found>> {
  const text = await fs.readFile(file, 'utf8')
  const manifest = Manifest.parse(JSON.parse(text))
  // The last line holds the hash of all lines before it.
  const before = text.slice(0, text.indexOf('"Manifest-Checksum"'))
  if (createHash('sha256').update(before).digest('hex') !== manifest['Manifest-Checksum'])
    throw damaged('backup_manifest does not match its own hash')
  return new Map(
    manifest.Files.map((each) => [each.Path, { bytes: each.Size, sha256: each.Checksum }] as const),
  )
}

async function unpackTar(
  tar: string,
  cluster: string,
  account: Account | undefined,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const unpacking = extract()
  const reading = pipeline(createReadStream(tar), unpacking)
  // Awaited below; the loop throws its error before.
  reading.catch(() => undefined)
  for await (const entry of unpacking) {
    const { header } = entry
    const place = placeOf(cluster, header)
    if (header.type === 'directory') {
      await fs.mkdir(place, { recursive: true, mode: 0o700 })
      entry.resume()
    } else {
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      const hashing = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk)
          done(null, chunk)
        },
      })
      await pipeline(entry, hashing, createWriteStream(place, { mode: 0o600, flags: 'wx' }))
      found.set(header.name, { bytes: header.size, sha256: hash.digest('hex') })
    }
    await giveTo(account, place)
  }
  await reading
  return found
}

/** Returns where to unpack an entry; refuses names that lead out of the directory, and links. */
function placeOf(cluster: string, { name, type }: Header): string {
  const place = path.join(cluster, name)
  const isInside = place === cluster || place.startsWith(cluster + path.sep)
  if (!isInside || (type !== 'directory' && type !== 'file'))
    throw damaged(`base.tar holds ${name}, which no backup of Commons has`)
  return place
}

function damaged(what: string): BackupRefusal {
  return new BackupRefusal(`The backup is damaged: ${what}.`)
}
