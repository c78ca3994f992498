import { useQueryClient } from '@tanstack/react-query'
import { uploadOnce } from '../../../../api/upload-once.ts'
import { afterWrite } from '../../../../api/use-call.ts'
import { usePictureSending } from '../../../../compose/send/use-picture-sending.ts'
import { toast } from '../../../../ui/notices/toast.ts'

export type Asset = 'logo' | 'background'

/** Uploads a picture of the profile as soon as it is chosen, and reports progress and failures. */
export function useAsset(asset: Asset) {
  const client = useQueryClient()
  return usePictureSending(async (file, options) => {
    const answer = await uploadOnce('update_pro_setting', {}, { [asset]: file }, options)
    toast.success(answer.message)
    await afterWrite(client, 'update_pro_setting', {}, answer)
  })
}
