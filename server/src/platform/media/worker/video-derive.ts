import type { IncomingFile, MediaBounds, VideoPlan } from './tasks.ts'
export async function deriveVideo(
  _file: IncomingFile,
  _plan: VideoPlan,
  _where: { bounds: MediaBounds; folder: string },
  _onProgress: (share: number) => void,
): Promise<never> {
  throw new Error('not yet')
}
