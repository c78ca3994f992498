import { create } from 'qrcode'

/** The white border of a code, in cells: cameras don't find a code without it. */
const quiet = 4

/** Returns a QR code as the path of its dark cells, in a square of `size`. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const cells = Array.from({ length: modules.size * modules.size }, (_, i) => i).filter(
    (i) => modules.data[i],
  )
  const path = cells
    // oxlint-disable-next-line commons/no-float-near-money -- places in a picture
    .map((i) => `M${(i % modules.size) + quiet},${Math.floor(i / modules.size) + quiet}h1v1h-1z`)
    .join('')
  return { path, size: modules.size + 2 * quiet }
}
