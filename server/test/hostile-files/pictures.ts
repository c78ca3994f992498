/** Malicious pictures. */
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { heicBytes } from '../files/heif.ts'
import { type HostileFile, marker } from './hostile-file.ts'
import { chunk, gifOf, jpegWith, pngHeader, pngStart, pngWith, segment, text } from './formats.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#006972' } })

const script = `<html><script>alert('${marker}')</script></html>`

export interface GoodPictures {
  readonly jpeg: Buffer
  readonly png: Buffer
  readonly gif: Buffer
  readonly webp: Buffer
  readonly heic: Buffer
}

export async function goodPictures(): Promise<GoodPictures> {
  const noise = () =>
    sharp({
      create: {
        width: 320,
        height: 240,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
  const [jpeg, png, webp] = await Promise.all([
    noise().jpeg().toBuffer(),
    noise().png().toBuffer(),
    noise().webp().toBuffer(),
  ])
  return { jpeg, png, webp, gif: gifOf(64, 64, 3), heic: await heicBytes() }
}

export async function hostilePictures(good: GoodPictures): Promise<HostileFile[]> {
  return [
    ...polyglots(good),
    ...disguised(),
    ...floods(good),
    ...cutOff(good),
    ...(await bombs(good)),
    ...(await withPosition(good)),
    ...badNames(good),
  ]
}

const zip = text(`PK\x03\x04\x14\0\0\0\0\0${marker}PK\x05\x06${'\0'.repeat(18)}`)

function polyglots({ jpeg, png, webp }: GoodPictures): HostileFile[] {
  const files: Array<[string, string, Buffer]> = [
    ['a JPEG that is a ZIP', 'photo.jpg', Buffer.concat([jpeg, zip])],
    ['a JPEG with HTML in its comment', 'photo.html', jpegWith(jpeg, segment(0xfe, text(script)))],
    ['a JPEG with a script behind it', 'photo.js', Buffer.concat([jpeg, text(script)])],
    [
      'a JPEG with PHP in a segment',
      'photo.php',
      jpegWith(jpeg, segment(0xe4, text(`<?php '${marker}' ?>`))),
    ],
    ['a JPEG that is a PDF', 'photo.pdf', Buffer.concat([jpeg, text(`%PDF-1.7 ${marker} %%EOF`)])],
    ['a PNG with HTML in its text', 'a.png', pngWith(40, 40, chunk('tEXt', text(`Title\0${script}`)))],
    ['a PNG with a script behind it', 'a.png', Buffer.concat([png, text(script)])],
    ['a PNG with a chunk of its own', 'a.png', pngWith(40, 40, chunk('prIv', text(script)))],
    ['a WebP with a script behind it', 'a.webp', Buffer.concat([webp, text(script)])],
    [
      'a GIF with HTML in its comment',
      'a.gif',
      gifOf(40, 40, 1, text(`!\xfe${String.fromCharCode(script.length)}${script}\0`)),
    ],
  ]
  const gifScript = text(`GIF89a=/*${'\0'.repeat(20)}*/alert('${marker}');//;`)
  return [
    ...files.map(([name, filename, content]): HostileFile => ({
      name,
      filename,
      content,
      marker,
      expected: 'taken',
    })),
    { name: 'a GIF that is a script', filename: 'a.gif', content: gifScript, marker, expected: 'either' },
  ]
}

function disguised(): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${marker}</script></svg>`
  const files: Array<[string, string, Buffer]> = [
    ['SVG called PNG', 'a.png', text(svg)],
    ['SVG called JPEG', 'a.jpg', text(`<?xml version="1.0"?>${svg}`)],
    ['SVG after the mark of a GIF', 'a.gif', text(`GIF89a${svg}`)],
    ['SVG after the mark of a JPEG', 'a.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text(svg)])],
    ['HTML called JPEG', 'a.jpg', text(script)],
    ['HTML after the mark of a PNG', 'a.png', Buffer.concat([pngStart, text(script)])],
    [
      'a drawing of ImageMagick',
      'a.jpg',
      text('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1"\n'),
    ],
    ['PostScript called JPEG', 'a.jpg', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
    ['PDF called PNG', 'a.png', text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['TIFF called JPEG', 'a.jpg', Buffer.from('49492a00080000000100000104000100000010000000000000', 'hex')],
    ['BMP called PNG', 'a.png', Buffer.concat([text('BM'), Buffer.alloc(60, 1)])],
    ['PSD called JPEG', 'a.jpg', Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(60)])],
    [
      'HEIC called JPEG',
      'a.jpg',
      Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypheic\0\0\0\0heicmif1')]),
    ],
    [
      'AVIF called WebP',
      'a.webp',
      Buffer.concat([Buffer.from('0000001c', 'hex'), text('ftypavif\0\0\0\0avifmif1miaf')]),
    ],
    ['a program called PNG', 'a.png', Buffer.concat([text('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
    ['nothing at all', 'a.png', Buffer.alloc(0)],
    ['one byte', 'a.jpg', Buffer.from([0xff])],
    ['nothing but zeros', 'a.gif', Buffer.alloc(100_000)],
  ]
  return files.map(([name, filename, content]) => ({ name, filename, content, expected: 'refused' }))
}

/** Small files that claim to be huge. */
function floods({ jpeg, webp }: GoodPictures): HostileFile[] {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const jpegOf = (height: number, width: number) => {
    const changed = Buffer.from(jpeg)
    changed.writeUInt16BE(height, frame + 5)
    changed.writeUInt16BE(width, frame + 7)
    return changed
  }
  const webpOf = (side: number) => {
    const changed = Buffer.from(webp)
    const at = changed.indexOf('9d012a', 0, 'hex') + 3
    changed.writeUInt16LE(side, at)
    changed.writeUInt16LE(side, at + 2)
    return changed
  }
  const empty = [chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]
  const pngOf = (width: number, height: number, depth = 8, colour = 2, interlace = 0) =>
    Buffer.concat([pngStart, pngHeader(width, height, depth, colour, interlace), ...empty])
  const files: Array<[string, string, Buffer]> = [
    ['a JPEG of 65,500 by 65,500', 'a.jpg', jpegOf(65_500, 65_500)],
    ['a JPEG without height', 'a.jpg', jpegOf(0, 320)],
    ['a JPEG that is as high as can be', 'a.jpg', jpegOf(65_535, 1)],
    ['a PNG of 50,000 by 50,000', 'a.png', pngOf(50_000, 50_000)],
    ['a PNG of 2^31 by 2^31', 'a.png', pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG of nothing', 'a.png', pngOf(0, 0)],
    ['an interlaced PNG of 16 bits at the limit', 'a.png', pngOf(6_300, 6_300, 16, 6, 1)],
    ['a GIF of 65,535 by 65,535', 'a.gif', gifOf(65_535, 65_535, 1)],
    ['a GIF of many large frames', 'a.gif', gifOf(5_000, 5_000, 1_000)],
    ['a GIF of a hundred thousand frames', 'a.gif', gifOf(1, 1, 100_000)],
    ['a WebP of 16,383 by 16,383', 'a.webp', webpOf(16_383)],
    ['a WebP of nothing', 'a.webp', webpOf(0)],
  ]
  return files.map(([name, filename, content]) => ({
    name,
    filename,
    content,
    // A picture one pixel wide has few pixels even at the greatest height; and libnsgif ignores a canvas so
    // much larger than its frames.
    expected: /as high|16 bits|GIF of (65,535|many)/.test(name) ? 'either' : 'refused',
  }))
}

function cutOff(good: GoodPictures): HostileFile[] {
  return Object.entries(good).flatMap(([kind, content]: [string, Buffer]) =>
    [0.02, 0.5, 0.99].map((share): HostileFile => ({
      name: `${share * 100} % of a ${kind}`,
      filename: `a.${kind}`,
      content: content.subarray(0, Math.floor(content.length * share)),
      expected: 'refused',
    })),
  )
}

/** Small files that become huge when opened. */
async function bombs({ jpeg }: GoodPictures): Promise<HostileFile[]> {
  const inflated = deflateSync(Buffer.alloc(100_000_000), { level: 9 })
  const progressive = await canvas(1500, 1500).jpeg({ progressive: true }).toBuffer()
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const scans = Buffer.concat([
    progressive.subarray(0, -2),
    ...Array<Buffer>(2_000).fill(scan),
    progressive.subarray(-2),
  ])
  const files: Array<[string, string, Buffer]> = [
    [
      'a PNG whose text inflates to 100 MB',
      'a.png',
      pngWith(40, 40, chunk('zTXt', Buffer.concat([text('a\0\0'), inflated]))),
    ],
    [
      'a PNG whose profile inflates to 100 MB',
      'a.png',
      pngWith(40, 40, chunk('iCCP', Buffer.concat([text('a\0\0'), inflated]))),
    ],
    [
      'a PNG of 80,000 chunks',
      'a.png',
      pngWith(40, 40, Buffer.concat(Array<Buffer>(80_000).fill(chunk('teXt', text('a'))))),
    ],
    ['a PNG of one colour, at the limit', 'a.png', await canvas(6_300, 6_300).png().toBuffer()],
    [
      'a WebP of one colour, at the limit',
      'a.webp',
      await canvas(6_300, 6_300).webp({ effort: 0 }).toBuffer(),
    ],
    ['a JPEG of 2,000 scans', 'a.jpg', scans],
    [
      'a JPEG of a hundred large comments',
      'a.jpg',
      jpegWith(jpeg, ...Array<Buffer>(100).fill(segment(0xfe, Buffer.alloc(65_000)))),
    ],
    [
      'a JPEG of 200,000 empty segments',
      'a.jpg',
      jpegWith(jpeg, Buffer.concat(Array<Buffer>(200_000).fill(segment(0xe5, Buffer.alloc(0))))),
    ],
    ['a GIF of 5,000 frames', 'a.gif', gifOf(90, 90, 4_900)],
  ]
  return files.map(([name, filename, content]) => ({ name, filename, content, expected: 'either' }))
}

/** Pictures with the position that a phone writes into them. */
async function withPosition({ gif }: GoodPictures): Promise<HostileFile[]> {
  const exif = {
    IFD0: { ImageDescription: marker, Artist: marker },
    IFD3: { GPSLatitude: '50/1 5/1 0/1', GPSLatitudeRef: 'N' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${marker}"/></rdf:RDF></x:xmpmeta>`
  const picture = () => canvas(300, 200).withExif(exif).withXmp(xmp)
  const comment = text(`!\xfe${String.fromCharCode(marker.length)}${marker}\0`)
  const files: Array<[string, Buffer]> = [
    ['a.jpg', await picture().jpeg().toBuffer()],
    ['a.png', await picture().png().toBuffer()],
    ['a.webp', await picture().webp().toBuffer()],
    ['a.gif', Buffer.concat([gif.subarray(0, 19), comment, gif.subarray(19)])],
  ]
  return files.map(([filename, content]) => ({
    name: `${filename} with a position`,
    filename,
    content,
    marker,
    expected: 'taken',
  }))
}

function badNames({ jpeg, png, gif, webp }: GoodPictures): HostileFile[] {
  const names: Array<[string, string, Buffer]> = [
    ['leaves its folder', '../../../../etc/cron.d/evil.jpg', jpeg],
    ['leaves its folder on Windows', '..\\..\\evil.jpg', png],
    ['is absolute', '/etc/passwd', gif],
    ['holds NUL', 'a.php\0.jpg', jpeg],
    ['is of 10,000 characters', `${'a'.repeat(10_000)}.jpg`, webp],
    ['runs from right to left', 'a\u202Egpj.exe', jpeg],
    ['holds a line', 'a\r\nContent-Type: text/html\r\n\r\n.jpg', png],
    ['is a device', 'CON.jpg', jpeg],
    ['is hidden', '.htaccess', gif],
    ['is HTML', `"><img src=x onerror=alert('${marker}')>.jpg`, jpeg],
    ['is nothing', '', jpeg],
    ['is half a character', '\uD800.jpg', jpeg],
  ]
  return names.map(([name, filename, content]) => ({
    name: `a name that ${name}`,
    filename,
    content,
    expected: 'either',
  }))
}
