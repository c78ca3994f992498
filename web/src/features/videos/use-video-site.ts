import { useRead } from '../../api/use-call.ts'

const unknown = { is_open: 0 }

/** Returns whether visitors see public videos, too; false until that is known. */
export function useOpenVideos(): boolean {
  const { is_open } = useRead('video_site', {}, { staleTime: Infinity }).data?.recdata ?? unknown
  return is_open === 1
}
