import { useEffect, useState } from 'react'

/** CSS pixels of a frame's longer side; drawn at twice as many. */
const side = 96
/** The frames of a strip. */
export const frameCount = 8
const patienceMs = 4_000

const until = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patienceMs)
    video.addEventListener(event, () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
    begin()
  })

function draw(video: HTMLVideoElement): string | undefined {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, (2 * side) / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.7)
}

/** Returns pictures of a video from its beginning to its end; those drawn so far. */
export function useFrames(url: string | undefined, seconds = 0): readonly string[] {
  const [frames, setFrames] = useState<readonly string[]>([])
  useEffect(() => {
    if (url === undefined || seconds <= 0) return
    const video = document.createElement('video')
    const gone = new AbortController()
    const drawAll = async () => {
      video.muted = true
      video.preload = 'auto'
      video.playsInline = true
      if (!(await until(video, 'loadeddata', () => (video.src = url)))) return
      const drawn: string[] = []
      for (let at = 0; at < frameCount && !gone.signal.aborted; at++) {
        await until(video, 'seeked', () => (video.currentTime = ((at + 0.5) / frameCount) * seconds))
        const frame = gone.signal.aborted ? undefined : draw(video)
        if (frame === undefined) return
        drawn.push(frame)
        setFrames([...drawn])
      }
    }
    void drawAll().finally(() => video.removeAttribute('src'))
    return () => {
      gone.abort()
      setFrames([])
    }
  }, [url, seconds])
  return frames
}
