/**
 * Draws the demo's pictures into the folder named on the command line and prints the name of each finished
 * one, as in `scene bread`. A separate program: the server's process never reads SVG, which strangers could
 * send it.
 */
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allDrawings } from './drawings.ts'
import { print } from './press.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder to draw into')

/** As wide as the widest stored rendition of each kind, or a little wider. */
const widths = { scene: 1440, cover: 1440, banner: 1440, background: 1440, face: 512, emblem: 512, logo: 512 }

const waiting = [...allDrawings]

async function drawRest(into: string): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const file = path.join(into, `${next.kind}-${next.name}.jpg`)
    await writeFile(`${file}.part`, await print(next.drawing, widths[next.kind]))
    await rename(`${file}.part`, file)
    process.stdout.write(`${next.kind} ${next.name}\n`)
  }
}

// Two at a time: while one is rasterised, the other gets its grain.
await Promise.all([drawRest(folder), drawRest(folder)])
