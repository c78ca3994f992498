/** Removes a member and all their data as the job does: retries after a deadlock. */
import type { World } from './world.ts'

export async function removeMember(
  { platform }: Pick<World, 'platform'>,
  id: number,
  tries = 5,
): Promise<void> {
  try {
    await platform.database.pool.query('delete from members where id = $1', [id])
  } catch (error) {
    if (tries <= 1 || !(error instanceof Error && 'code' in error && error.code === '40P01')) throw error
    await removeMember({ platform }, id, tries - 1)
  }
}
