/** Blurs what is behind a member. Loaded when the first wants it: the model and what runs it are 3 MB. */
import { GaussianBlurBackgroundProcessor, version } from '@twilio/video-processors'

export interface Blurred {
  /** What the camera sees, blurred but for the member. */
  readonly track: MediaStreamTrack
  /** Leaves the camera itself as it is. */
  stop(): void
}

const pictureMs = 1_000 / 24

let loading: Promise<GaussianBlurBackgroundProcessor> | undefined
async function load(): Promise<GaussianBlurBackgroundProcessor> {
  const processor = new GaussianBlurBackgroundProcessor({ assetsPath: `/assets/blur-${version}/` })
  await processor.loadModel()
  return processor
}

/** Returns a picture of this camera with a blurred background. Rejects where that can't be loaded, or run. */
export async function blurred(camera: MediaStreamTrack): Promise<Blurred> {
  loading ??= load()
  const processor = await loading.catch((error: unknown) => {
    // The network may be back the next time.
    loading = undefined
    throw error
  })
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([camera])
  await video.play()
  const canvas = document.createElement('canvas')
  const ending = new AbortController()
  const draw = async () => {
    if (canvas.width !== video.videoWidth || canvas.height !== video.videoHeight)
      Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
    await processor.processFrame(video, canvas)
  }
  // Nothing is shown before the first picture is blurred.
  await draw()
  const [track] = canvas.captureStream().getVideoTracks()
  if (!track) throw new Error('A canvas has no picture')
  const run = async () => {
    while (!ending.signal.aborted) {
      const began = performance.now()
      // A picture that fails is left out.
      if (camera.enabled && camera.readyState === 'live') await draw().catch(() => undefined)
      // Not by the screen's own pace: that stands still while the page is in the background.
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, pictureMs - (performance.now() - began))),
      )
    }
  }
  void run()
  return {
    track,
    stop() {
      ending.abort()
      track.stop()
      video.srcObject = null
    },
  }
}
