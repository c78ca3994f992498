import { t } from '@lingui/core/macro'
import { toast } from '../ui/toast.ts'

/** Copies a text, and says so; browsers have a clipboard on https and localhost only. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t`Copied`)
  } catch {
    toast.error(t`Your browser won't let us copy. Select the text instead.`)
  }
}
