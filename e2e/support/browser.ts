/**
 * Finds a Chromium for the journeys: the one named by CHROMIUM_PATH, the system's, the one inside an
 * npm package (Linux on x64), and at last Playwright's own, which is downloaded when it is missing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import packed, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const systemBrowsers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** Returns the path of a browser. Once found it is passed on to Playwright's workers in CHROMIUM_PATH. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
    return named
  }
  const path = systemBrowser() ?? (await packedBrowser()) ?? playwrightBrowser()
  process.env['CHROMIUM_PATH'] = path
  return path
}

function systemBrowser(): string | undefined {
  return systemBrowsers[process.platform]?.find(runs)
}

async function packedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const path = await packed.executablePath()
  if (runs(path)) return path
  // A bare system lacks libraries. The package brings them, but unpacks them by itself only in one cloud's
  // machines.
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return runs(path) ? path : undefined
}

function playwrightBrowser(): string {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
      'cli.js',
    )
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  }
  if (runs(path)) return path
  throw new Error('There is no browser to test with: install Chromium, or set CHROMIUM_PATH to one.')
}

/**
 * Returns whether a browser runs: some systems have a script of that name that only says how to install the
 * real one.
 */
function runs(path: string): boolean {
  if (!existsSync(path)) return false
  // Windows' Chrome opens a window instead of telling its version.
  return (
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  )
}

/**
 * Browser features that tests don't need. The last two draw a page of the browser's own behind every page of
 * a journey, and take half of the time that opening one takes. The others are those that Playwright turns off
 * itself, repeated here because a browser heeds only the last list.
 */
export const withoutFeatures = `--disable-features=${[
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
].join()}`
