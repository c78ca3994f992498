/** Pictures and videos such as members upload; the pictures are the same each time. */
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { randomFrom } from './random.ts'

export const pictureSize = { width: 1280, height: 960 }
const bytesOfPicture = 176_000
const toleratedShare = 0.03
const pictures = 36

/** Writes JPEGs of 176 KB and returns their paths. */
export async function makePictures(folder: string): Promise<string[]> {
  const noise = await noiseFor(bytesOfPicture)
  const paths: string[] = []
  for (let n = 0; n < pictures; n++) {
    const content = await drawPicture(n + 1, noise)
    if (Math.abs(content.length / bytesOfPicture - 1) > toleratedShare)
      throw new Error(`A picture has ${content.length} bytes instead of ${bytesOfPicture}`)
    const file = path.join(folder, `picture-${n}.jpg`)
    await writeFile(file, content)
    paths.push(file)
  }
  return paths
}

/** Returns the amount of noise that makes a picture this many bytes large. */
async function noiseFor(bytes: number): Promise<number> {
  let [little, much] = [0, 128]
  for (let tries = 0; tries < 10; tries++) {
    const middle = (little + much) / 2
    if ((await drawPicture(0, middle)).length < bytes) little = middle
    else much = middle
  }
  return little
}

/** Draws soft colours under noise, so that the JPEG is as large as a photograph. */
function drawPicture(seed: number, noise: number): Promise<Buffer> {
  const { width, height } = pictureSize
  const random = randomFrom(seed)
  const waves = Array.from({ length: 3 }, () => ({
    across: random() * 6,
    down: random() * 6,
    at: random() * 6,
  }))
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    const downs = waves.map((wave) => (wave.down * y) / height + wave.at)
    for (let x = 0; x < width; x++) {
      const grain = (random() - 0.5) * noise
      for (let channel = 0; channel < 3; channel++) {
        const wave = ((waves[channel]?.across ?? 0) * x) / width + (downs[channel] ?? 0)
        pixels[at++] = 128 + 60 * Math.sin(wave) + grain
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Makes a picture with the most pixels that are accepted. */
export async function makeLargestPicture(folder: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const file = path.join(folder, 'largest.jpg')
  await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toFile(file)
  return file
}

export interface MadeVideo {
  readonly path: string
  readonly seconds: number
  readonly megabytes: number
}

/** Makes an H.264 and AAC video whose moving test card is as grainy as a phone's recording. */
export async function makeVideo(
  folder: string,
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Promise<MadeVideo> {
  const file = path.join(folder, `video-${height}-${seconds}.mp4`)
  await writeFile(file, await mp4Bytes({ width, height, seconds, filter: 'noise=alls=8:allf=t' }))
  return { path: file, seconds, megabytes: (await stat(file)).size / 1e6 }
}
