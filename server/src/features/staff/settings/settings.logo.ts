import type { Platform } from '../../../platform/platform.ts'
import { tellSettings } from '../../../platform/realtime/bus.ts'
import type { WriteContext } from '../../../platform/write.ts'

/** Tells every process of another logo; pages hear of it by the call's topics. */
export async function tellLogo({
  tx,
  afterCommit,
  platform,
}: Pick<WriteContext, 'tx' | 'afterCommit'> & { readonly platform: Platform }): Promise<void> {
  await tellSettings(tx)
  afterCommit(() => platform.settings.read())
}
