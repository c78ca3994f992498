/**
 * A Janus of the test's own, on loopback: Debian's package has the program (`apt install janus`), and the folder of
 * its settings is made here.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProgram, freePort } from './programs.ts'

/** Why tests with a Janus are skipped; false where it is installed. */
export const withoutJanus =
  spawnSync('janus', ['--version'], { stdio: 'ignore' }).error === undefined
    ? false
    : 'Janus is not installed: apt install janus'

export const janusSecret = 'the-api-secret-of-this-test'
export const janusAdminKey = 'the-admin-key-of-this-test'

export interface JanusProcess {
  readonly url: string
  pid(): number | undefined
  start(): Promise<void>
  /** Kills it as a crash would. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Where Debian keeps the plugins of this machine's kind. */
const libraries = () => {
  const kinds = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return kinds.map((kind) => `/usr/lib/${kind}/janus`)
}

/** Makes one, which isn't started yet. `docs/operations.md` has the same settings. */
export async function janusProcess(): Promise<JanusProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-janus-'))
  const port = await freePort()
  const [library = ''] = libraries()
  const settings: Record<string, string> = {
    'janus.jcfg': `
general: {
  plugins_folder = "${library}/plugins"
  transports_folder = "${library}/transports"
  events_folder = "${library}/events"
  loggers_folder = "${library}/loggers"
  api_secret = "${janusSecret}"
  reclaim_session_timeout = 30
  debug_level = 2
}
media: { rtp_port_range = "22000-22999" }
nat: { ice_enforce_list = "lo", ignore_mdns = true }
plugins: { disable = "libjanus_audiobridge.so,libjanus_duktape.so,libjanus_echotest.so,libjanus_lua.so,libjanus_nosip.so,libjanus_recordplay.so,libjanus_sip.so,libjanus_streaming.so,libjanus_textroom.so,libjanus_videocall.so,libjanus_voicemail.so" }
transports: { disable = "libjanus_http.so,libjanus_mqtt.so,libjanus_nanomsg.so,libjanus_pfunix.so,libjanus_rabbitmq.so" }
`,
    'janus.transport.websockets.jcfg': `
general: { json = "compact", ws = true, ws_port = ${port}, ws_ip = "127.0.0.1", wss = false }
admin: { admin_ws = false, admin_wss = false }
`,
    'janus.plugin.videoroom.jcfg': `general: { admin_key = "${janusAdminKey}", string_ids = true }\n`,
  }
  for (const [name, text] of Object.entries(settings)) await writeFile(path.join(folder, name), text)

  let running: ChildProcess | undefined
  const kill = async () => {
    const child = running
    running = undefined
    await endProgram(child, 'SIGKILL')
  }
  return {
    url: `ws://127.0.0.1:${port}`,
    pid: () => running?.pid,
    kill,
    async start() {
      const child = spawn('janus', ['-F', folder, '-i', '127.0.0.1', '-N'], { stdio: 'ignore' })
      running = child
      while (!(await opens(port))) {
        if (child.exitCode !== null) throw new Error(`Janus ended with ${child.exitCode}`)
        await sleep(50)
      }
    },
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns whether a WebSocket of Janus's opens there. */
function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, 'janus-protocol')
    socket.addEventListener('error', () => resolve(false))
    socket.addEventListener('open', () => {
      socket.close()
      resolve(true)
    })
  })
}
