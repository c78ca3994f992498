import type { Platform } from '../platform/platform.ts'
export async function openDemoWorld(
  _platform: Platform,
): Promise<Array<{ email: string; password: string }>> {
  return []
}
