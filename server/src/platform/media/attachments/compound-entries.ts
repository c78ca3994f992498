/** Lists what an OLE2 compound file (.doc, .xls, .msi) contains by its directory, a chain of sectors. */
import { Malformed, type Window } from './window.ts'

const headerBytes = 512
/** The sectors of the allocation table that the header lists; later ones are in a chain of their own. */
const listedInHeader = 109
const lastSector = 0xff_ff_ff_fa
const entryBytes = 128
/** 256 KB of directory: thousands of entries. */
const mostDirectoryBytes = 256 * 1024
/** A table of this many sectors is that of a file of 64 MB at least. */
const mostTableChain = 16

/** Names of what a compound file contains. */
export interface CompoundEntries {
  /** Of what it is a file of: what it embeds has such names in storages of its own. */
  readonly top: readonly string[]
  readonly all: readonly string[]
}

interface Entry {
  readonly name: string
  /** Numbers of other entries: its neighbours in its storage, and the first of those in it. */
  readonly left: number
  readonly right: number
  readonly child: number
}

interface Header {
  /** The bytes of a sector are 2 to this power: 512, or 4096. */
  readonly sectorBytes: number
  readonly firstOfDirectory: number
  readonly firstOfTableChain: number
  readonly table: readonly number[]
}

/** Returns the entries of the directory; undefined if there are more than any document has. */
export async function listCompoundEntries(file: Window): Promise<CompoundEntries | undefined> {
  const header = readHeader(await file.read(0, headerBytes))
  const { sectorBytes } = header
  const table = await wholeTable(file, header)
  const entries: Entry[] = []
  let sector = header.firstOfDirectory
  for (let read = 0; sector < lastSector; read += sectorBytes) {
    // A chain that leads back into itself ends here, too.
    if (read >= mostDirectoryBytes) return undefined
    entries.push(...entriesIn(await readSector(file, sector, sectorBytes)))
    sector = await nextSector(file, sector, table, sectorBytes)
  }
  return { top: topOf(entries), all: entries.map(({ name }) => name) }
}

function readHeader(header: Buffer): Header {
  const power = header.readUInt16LE(30)
  if (power !== 9 && power !== 12) throw new Malformed('Its sectors have no known size')
  return {
    sectorBytes: 2 ** power,
    firstOfDirectory: header.readUInt32LE(48),
    firstOfTableChain: header.readUInt32LE(68),
    table: numbersIn(header.subarray(76, 76 + 4 * listedInHeader)),
  }
}

/** Returns the sectors of the allocation table, in order. */
async function wholeTable(file: Window, { table, firstOfTableChain, sectorBytes }: Header) {
  const all = [...table]
  let sector = firstOfTableChain
  for (let read = 0; sector < lastSector; read++) {
    if (read >= mostTableChain) throw new Malformed('Its allocation table is too long')
    const numbers = numbersIn(await readSector(file, sector, sectorBytes))
    sector = numbers.pop() ?? lastSector
    all.push(...numbers)
  }
  return all
}

async function nextSector(
  file: Window,
  sector: number,
  table: readonly number[],
  sectorBytes: number,
): Promise<number> {
  const perSector = sectorBytes / 4
  const listedIn = table[Math.floor(sector / perSector)]
  if (listedIn === undefined || listedIn >= lastSector) throw new Malformed('A sector is not in the table')
  const numbers = await file.read(startOf(listedIn, sectorBytes) + 4 * (sector % perSector), 4)
  return numbers.readUInt32LE(0)
}

/** The header takes the place of the first sector. */
const startOf = (sector: number, sectorBytes: number) => (sector + 1) * sectorBytes

const readSector = (file: Window, sector: number, sectorBytes: number) =>
  file.read(startOf(sector, sectorBytes), sectorBytes)

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(4 * at))

function entriesIn(sector: Buffer): Entry[] {
  return Array.from({ length: sector.length / entryBytes }, (_, place) => {
    const entry = sector.subarray(place * entryBytes, (place + 1) * entryBytes)
    // The length counts the zero at the end.
    const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)
    return {
      name: entry.toString('utf16le', 0, length),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
    }
  })
}

/** Returns the names in the first storage, which is the root: a tree of neighbours. */
function topOf(entries: readonly Entry[]): string[] {
  const found = new Set<Entry>()
  const waiting = [entries[0]?.child]
  while (waiting.length > 0) {
    const entry = entries[waiting.pop() ?? -1]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    waiting.push(entry.left, entry.right)
  }
  return [...found].map(({ name }) => name)
}
