import { piece } from '../../../ui/states/piece.tsx'

/** A row of the appearance and motion panel. */
export const AutoplaySetting = piece(async () => ({ default: (await import('./all.ts')).AutoplaySwitch }))
