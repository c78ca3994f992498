import { t } from '@lingui/core/macro'
import { toast } from '../ui/notices/toast.ts'

/** Copies a text and shows a toast; browsers have a clipboard only over https and on localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t`Copied`)
  } catch {
    toast.error(t`Your browser won't let us copy. Select the text instead.`)
  }
}
