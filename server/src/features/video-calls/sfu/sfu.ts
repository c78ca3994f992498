/** Which SFU this process may speak to, and its hub. */
import type { Config } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SfuHub } from './sfu-hub.ts'

const hubs = new WeakMap<Platform, SfuHub>()

/** Returns where Janus is, if the installation has one. Without a secret anybody on its network could use it. */
export function sfuOf({ CALLS_JANUS_URL: url, CALLS_JANUS_SECRET: secret }: Config) {
  return url === undefined || secret === undefined ? undefined : { url, secret }
}

export function openHub(platform: Platform): void {
  const { config, log } = platform
  const sfu = sfuOf(config)
  if (config.CALLS_JANUS_URL !== undefined && !sfu)
    log.warn({}, 'Janus is not used: CALLS_JANUS_URL needs CALLS_JANUS_SECRET')
  if (!sfu) return
  const hub = new SfuHub(platform, sfu)
  hubs.set(platform, hub)
  hub.open()
}

export async function closeHub(platform: Platform): Promise<void> {
  await hubs.get(platform)?.close()
}
